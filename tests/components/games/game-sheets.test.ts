import { beforeAll, describe, expect, it } from 'vitest';
import { type Cents, cents } from '../../../contract/money.ts';
import { percentText } from '../../../games/engine/fairness-tab.ts';
import type { InfoTab } from '../../../games/engine/info-dialog.ts';
import { GAMES } from '../../../games/game-list.ts';
import { loadMessages, t } from '../../../src/platform/i18n.ts';

interface Sheet {
  readonly maths: { readonly slug: string };
  readonly messages: readonly Parameters<typeof loadMessages>[number][];
  infoTabs(stake: () => Cents): readonly InfoTab[];
}

/** Of the games that there are, so that this file asks for none by name. */
const SHEETS: readonly Sheet[] = await Promise.all(
  GAMES.map(async ({ slug }) => {
    const manifest: Record<string, Sheet> = await import(`../../../games/${slug}/manifest.ts`);
    const [sheet] = Object.values(manifest);
    if (!sheet) throw new Error(`no manifest of ${slug}`);
    return sheet;
  }),
);

beforeAll(() => loadMessages('game', ...SHEETS.flatMap(({ messages }) => messages)));

const tabOf = ({ infoTabs }: Sheet, id: string): HTMLElement => {
  const tab = infoTabs(() => cents(1_000)).find((other) => other.id === id);
  if (!tab) throw new Error(`no tab ${id}`);
  return tab.render();
};

describe('sheet of a game', () => {
  it.each(SHEETS)('sheet of $maths.slug states the largest win that can occur', async (sheet) => {
    const game = GAMES.find(({ slug }) => slug === sheet.maths.slug);
    const { maxWin = 0 } = (await game?.versions[0].statedReturn()) ?? {};
    const figures = [...tabOf(sheet, 'fair').querySelectorAll('dt')];
    const most = figures.find(({ textContent }) => textContent === t('game.fair.ceiling'));
    expect(most?.nextElementSibling?.textContent).toBe(`${maxWin.toLocaleString('en')} × stake`);
  });

  it.each(SHEETS)(
    'sheet of $maths.slug says once, in the words of all, what a result follows from',
    (sheet) => {
      const rules = [...tabOf(sheet, 'rules').querySelectorAll('li')].map(({ textContent }) => textContent);
      expect(rules.filter((rule) => rule === t('game.rules.decided'))).toHaveLength(1);
    },
  );

  it.each([
    ['?counts=1100', 'Of each real-money stake, 11% counts toward jackpot draws'],
    ['?locale=en&counts=10000', 'Of each real-money stake, 100% counts toward jackpot draws'],
    ['', null],
    ['?counts=', null],
    ['?counts=10001', null],
    ['?counts=-1', null],
  ])('rules of every sheet opened at "%s" say what a stake counts: %s', (search, text) => {
    history.replaceState(null, '', `/${search}`);
    try {
      for (const sheet of SHEETS) {
        const rules = tabOf(sheet, 'rules').textContent ?? '';
        if (text === null) expect(rules).not.toContain('real-money stake');
        else expect(rules).toContain(text);
      }
    } finally {
      history.replaceState(null, '', '/');
    }
  });
});

describe('share on a sheet', () => {
  it.each([
    [0.167_682, 1, '16.8%'],
    [0.167_45, 1, '16.7%'],
    [0.000_97, 2, '0.10%'],
    [0.942_9, 2, '94.29%'],
  ])('share %f with %i decimals is rounded to %s', (share, digits, text) => {
    expect(percentText(share, digits)).toBe(text);
  });
});
