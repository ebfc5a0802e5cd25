import { screen, within } from '@testing-library/react';
import { gameRoundProof } from '../../../../../contract/games/round-record-calls.ts';
import type { SlotBet } from '../../../../../contract/games/slot.ts';
import { cents } from '../../../../../contract/money.ts';
import type { GameMaths } from '../../../../../maths/game-maths.ts';
import { settledRound } from '../../../../maths/support/settled-round.ts';
import { openPage } from '../../../support/open-page.tsx';
import { server } from '../../../support/server.ts';

const CLIENT = 'seed-of-a-test';
export const REELS = { name: 'Reels, calculated in your browser' };

/** The first of many rounds whose outcome is wanted. */
export function findRound<Outcome>(
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

export async function judge(round: ReturnType<typeof findRound>): Promise<HTMLElement> {
  server().answer(gameRoundProof, { ...round, settledAt: Date.UTC(2026, 2, 9, 12) });
  await openPage('/fair?round=round-1');
  const heading = await screen.findByRole('heading', { name: 'The figures of this round fit together' });
  return heading.parentElement ?? heading;
}

/** File names of the symbols in a table, row by row. */
export const symbolsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) =>
      within(row)
        .getAllByRole<HTMLImageElement>('img', { hidden: true })
        .map(({ src }) => src.split('/').slice(-2).join('/')),
    );

export const addresses = (game: GameMaths<SlotBet, never, unknown>, window: readonly (readonly number[])[]) =>
  (window[0] ?? []).map((_, row) =>
    window.map((reel) => `${game.slug}/${game.symbolNames?.[reel[row] ?? 0]}@1.webp`),
  );
