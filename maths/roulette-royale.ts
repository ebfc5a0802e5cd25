import type { PlacedBets } from '../contract/games/placed-bets.ts';
import type { RouletteOutcome } from '../contract/games/roulette-royale.ts';
import { cents } from '../contract/money.ts';
import type { GameMaths } from './game-maths.ts';
import { TABLE_STAKES } from './offered-stake.ts';
import { payPlaced, readPlacedBets, totalOf } from './placed-bets.ts';
import { ROULETTE_KINDS, ROULETTE_SPOTS, type RouletteKind } from './roulette/spots.ts';
import { withoutActs } from './without-acts.ts';

export const ROULETTE_NUMBERS = 37;
/** A spot pays 36 stakes, divided by its numbers: the game's whole advantage is the zero. */
const SHARED_STAKES = 36;

const SPOTS = new Map(ROULETTE_SPOTS.map((spot) => [spot.name, spot]));
/** All bets of one spin together may not exceed this, in cents. */
export const ROULETTE_MAX_TOTAL = cents(500_000);

/** What a spot of a kind returns when it wins, the stake included. Hundredths of the stake. */
export const rouletteReturn = (kind: RouletteKind): number => (SHARED_STAKES * 100) / ROULETTE_KINDS[kind];

function returnOf(name: string, number: number): number {
  const spot = SPOTS.get(name);
  return spot?.numbers.includes(number) ? rouletteReturn(spot.kind) : 0;
}

/** European roulette: one zero, no la partage. See docs/games/roulette-royale.md. */
export const ROULETTE_ROYALE: GameMaths<PlacedBets, never, RouletteOutcome> = withoutActs({
  slug: 'roulette-royale',
  maths: 'roulette-royale@1',
  stakes: TABLE_STAKES,
  defaultStake: cents(1_000),
  readBet: (value) =>
    readPlacedBets(value, {
      isSpot: (name) => SPOTS.has(name),
      chips: TABLE_STAKES,
      maxTotal: ROULETTE_MAX_TOTAL,
    }),
  stakeOf: totalOf,
  settle(bet, random) {
    const number = random.integer(ROULETTE_NUMBERS);
    const { win, wins } = payPlaced(bet, (spot) => returnOf(spot, number));
    return { win, outcome: { number, wins } };
  },
});
