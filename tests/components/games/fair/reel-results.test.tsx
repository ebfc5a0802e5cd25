import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GOLD_RUSH_EXPRESS } from '../../../../maths/gold-rush-express.ts';
import { GOLDEN_ORCHARD } from '../../../../maths/golden-orchard.ts';
import { JADE_TIGER } from '../../../../maths/jade-tiger.ts';
import { MIDNIGHT_MASQUE } from '../../../../maths/midnight-masque.ts';
import { addresses, findRound, judge, REELS, symbolsIn } from './support/judged-slot.ts';

describe('verdict on a round of a slot', () => {
  const first = [
    [GOLDEN_ORCHARD, findRound(GOLDEN_ORCHARD, () => true)],
    [JADE_TIGER, findRound(JADE_TIGER, () => true)],
    [GOLD_RUSH_EXPRESS, findRound(GOLD_RUSH_EXPRESS, () => true)],
    [MIDNIGHT_MASQUE, findRound(MIDNIGHT_MASQUE, () => true)],
  ] as const;

  it.each(first)('[C90] first window of $slug is shown, each symbol by its name', async (game, round) => {
    const table = within(await judge(round)).getByRole('table', REELS);
    expect(symbolsIn(table)).toEqual(addresses(game, round.outcome.window));
    for (const { alt } of within(table).getAllByRole<HTMLImageElement>('img'))
      expect(alt).not.toMatch(/^$|symbol|^[a-z]/);
  });

  it('[C90] every free spin follows the first window', async () => {
    const round = findRound(JADE_TIGER, ({ freeSpins }) => freeSpins.length > 0);
    const card = await judge(round);
    const { freeSpins } = round.outcome;
    expect(card.querySelector('summary')?.textContent).toMatch(
      new RegExp(`^${freeSpins.length} more windows in this round`),
    );
    freeSpins.forEach(({ window }, at) => {
      const table = within(card).getByRole('table', { name: `Free spin ${at + 1}`, hidden: true });
      expect(symbolsIn(table)).toEqual(addresses(JADE_TIGER, window));
    });
  });

  it('[C90] every re-spin follows the first window', async () => {
    const round = findRound(MIDNIGHT_MASQUE, ({ respins }) => respins.length > 0);
    const card = await judge(round);
    const table = within(card).getByRole('table', { name: 'Re-spin 1', hidden: true });
    expect(symbolsIn(table)).toEqual(addresses(MIDNIGHT_MASQUE, round.outcome.respins[0]?.window ?? []));
  });

  it('[C90] coins of hold and spin are listed with their worth', async () => {
    const round = findRound(GOLD_RUSH_EXPRESS, ({ hold }) => (hold?.respins[0]?.coins.length ?? 0) > 0);
    const { coins, hold } = round.outcome;
    const held = [...coins, ...(hold?.respins ?? []).flatMap((respin) => respin.coins)];
    const card = await judge(round);
    const list = within(card).getByText(`Hold and spin: ${held.length} coins`).nextElementSibling;
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      held.map(({ pay }) => `₱${(pay / 100).toFixed(2)}`),
    );
  });
});
