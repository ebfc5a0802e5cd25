import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameRoundProof } from '../../../../contract/games/game-calls.ts';
import type { SlotBet } from '../../../../contract/games/slot.ts';
import { cents } from '../../../../contract/money.ts';
import type { GameMaths } from '../../../../maths/game-maths.ts';
import { GOLD_RUSH_EXPRESS } from '../../../../maths/gold-rush-express.ts';
import { GOLDEN_ORCHARD } from '../../../../maths/golden-orchard.ts';
import { JADE_TIGER } from '../../../../maths/jade-tiger.ts';
import { MIDNIGHT_MASQUE } from '../../../../maths/midnight-masque.ts';
import { SERPENT_TEMPLE } from '../../../../maths/serpent-temple.ts';
import { settledRound } from '../../../maths/support/settled-round.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const CLIENT = 'seed-of-a-test';
const REELS = { name: 'Reels, calculated in your browser' };

/** The first of many rounds whose outcome is wanted. */
function findRound<Outcome>(
  game: GameMaths<SlotBet, never, Outcome>,
  isWanted: (outcome: Outcome) => boolean,
) {
  for (let number = 0; number < 5_000; number++) {
    const seeds = { serverSeed: number.toString(16).padStart(64, '0'), clientSeed: CLIENT };
    const round = settledRound(game, { stake: cents(500) }, seeds);
    if (isWanted(round.outcome)) return round;
  }
  throw new Error(`no such round of ${game.slug}`);
}

async function judge(round: ReturnType<typeof findRound>): Promise<HTMLElement> {
  server().answer(gameRoundProof, { ...round, settledAt: Date.UTC(2026, 2, 9, 12) });
  await openPage('/fair?round=round-1');
  const heading = await screen.findByRole('heading', { name: 'This round was fair' });
  return heading.parentElement ?? heading;
}

/** File names of the symbols in a table, row by row. */
const symbolsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) =>
      within(row)
        .getAllByRole<HTMLImageElement>('img', { hidden: true })
        .map(({ src }) => src.split('/').slice(-2).join('/')),
    );

const addresses = (game: GameMaths<SlotBet, never, unknown>, window: readonly (readonly number[])[]) =>
  (window[0] ?? []).map((_, row) =>
    window.map((reel) => `${game.slug}/${game.symbolNames?.[reel[row] ?? 0]}@1.webp`),
  );

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

  it('[C90] every fall is shown with what its wins are multiplied by', async () => {
    const round = findRound(SERPENT_TEMPLE, ({ windows }) => windows.length > 2);
    const card = await judge(round);
    const [dealt, ...fallen] = round.outcome.windows;
    expect(symbolsIn(within(card).getByRole('table', REELS))).toEqual(
      addresses(SERPENT_TEMPLE, dealt?.window ?? []),
    );
    fallen.forEach(({ window, multiplier }, at) => {
      const name = `After fall ${at + 1}, wins ×${multiplier}`;
      const table = within(card).getByRole('table', { name, hidden: true });
      expect(symbolsIn(table)).toEqual(addresses(SERPENT_TEMPLE, window));
    });
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
