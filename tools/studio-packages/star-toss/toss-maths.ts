import type { StudioMode, StudioRound } from '../maths/studio-mode.ts';
import type { CoinMetal, CoinSide, CoinTossEvent } from './toss-events.ts';

/** What heads pay, in hundredths of the stake. */
export const PRIZES = { copper: 190, silver: 500, gold: 2_000 } as const satisfies Record<CoinMetal, number>;

/**
 * Of 1,000 tosses with each coin: heads as often as tails, and a seventh that comes to rest on its edge and pays nothing,
 * which is what the platform keeps. 400 × 1.9 + 24 × 5 + 4 × 20 stakes come back of 1,000: 96 %.
 */
const TOSSES = {
  copper: { heads: 400, tails: 400, edge: 136 },
  silver: { heads: 24, tails: 24, edge: 7 },
  gold: { heads: 4, tails: 4, edge: 1 },
} as const satisfies Record<CoinMetal, Record<CoinSide, number>>;

/** Half turns in the air, by the side that is up at the end; a toss begins with heads up. All are equally likely. */
const HALF_TURNS = { heads: [6, 8, 10, 12], tails: [5, 7, 9, 11], edge: [6, 7, 8, 9] } as const;

/** The one mode of the coin game. Each way in which a coin falls has as many books as there are turns to show. */
export function tossModes(): StudioMode[] {
  const rounds = Object.entries(TOSSES).flatMap(([metal, sides]) =>
    Object.entries(sides).flatMap(([side, weight]) =>
      HALF_TURNS[side as CoinSide].map((halfTurns) =>
        makeRound(metal as CoinMetal, side as CoinSide, halfTurns, BigInt(weight)),
      ),
    ),
  );
  return [{ name: 'base', cost: 1, rounds }];
}

function makeRound(metal: CoinMetal, side: CoinSide, halfTurns: number, weight: bigint): StudioRound {
  const prize = PRIZES[metal];
  const payout = side === 'heads' ? prize : 0;
  const events: CoinTossEvent[] = [
    { index: 0, type: 'coin', metal, prize },
    { index: 1, type: 'toss', side, halfTurns },
    { index: 2, type: 'pay', amount: payout },
  ];
  return { payout, events, weight };
}
