import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, loadSheets } from '../../../../games/game-list.ts';
import type { GameSheet } from '../../../../maths/sheets/game-sheet.ts';
import { activateMessages } from '../../../../src/platform/i18n.ts';
import { LOCALES } from '../../../../src/platform/locale.ts';
import { openPage } from '../../support/open-page.tsx';

let sheets: readonly GameSheet[];
beforeAll(async () => {
  sheets = await loadSheets();
});
afterAll(() => activateMessages('en'));

const ACTED = ['mines-of-brass', 'high-low-salon', 'blackjack-salon'];

async function sectionOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return heading.closest('section') as HTMLElement;
}

describe.each(LOCALES)('page that says how rounds are decided, in %s', (locale) => {
  it('[C90] guest reads a section of every game, each with its rules, and no key or open hole is shown', async () => {
    await activateMessages(locale);
    const { container } = await openPage('/fair/how');
    for (const { slug, listing } of GAMES) {
      const section = await sectionOf(listing.name);
      const parts = within(section).getAllByRole('heading', { level: 4 });
      const samples = sheets.find(({ game }) => game === slug)?.rounds.length ?? 0;
      expect(parts.length - samples, slug).toBeGreaterThanOrEqual(ACTED.includes(slug) ? 6 : 4);
      const link = section.querySelector('a[download]');
      expect(link?.getAttribute('href')).toBe(`/fair/sheets/${slug}.json`);
    }
    expect(container.textContent).not.toMatch(/how\.\w|\{\w+\}|undefined|NaN/);
  });
});

describe('tables of the page that says how rounds are decided', () => {
  it('[C90] every strip, pay and sample round is shown as the sheet has it', async () => {
    await activateMessages('en');
    await openPage('/fair/how');
    for (const { game, data, rounds } of sheets) {
      const name = GAMES.find(({ slug }) => slug === game)?.listing.name ?? '';
      const text = (await sectionOf(name)).textContent ?? '';
      for (const round of rounds) expect(text, game).toContain(JSON.stringify(round.outcome));
      const strips = Object.entries(data).filter(([field]) => /strips/i.test(field));
      for (const strip of strips.flatMap(([, all]) => all as number[][]))
        expect(text, game).toContain(strip.join(' '));
      for (const field of Object.keys(data)) expect(text, game).toContain(field);
    }
  });
});
