import { FULL_WEIGHT } from '../contract/games/weight-of-game.ts';
import type { Fraction } from './game-figures.ts';

/** What the platform keeps at least of a stake that counts in full, however it is played. */
export const REFERENCE_MARGIN = 0.037;

/** A weight is a whole per cent. */
const STEP = 100;

/**
 * What a stake in a game counts toward rewards, in basis points: as much as the game keeps of it, rounded down to a whole per
 * cent. So whoever has counted an amount has paid `REFERENCE_MARGIN` of it at least, in every game.
 * @param bestReturn what the best way to play returns of all that it stakes, 0 to 1
 */
export function weightOfReturn(bestReturn: number): number {
  const share = (1 - bestReturn) / REFERENCE_MARGIN;
  return Math.max(0, Math.min(FULL_WEIGHT, Math.floor((share * FULL_WEIGHT) / STEP) * STEP));
}

/** Parts of 10,000. */
const REFERENCE_PARTS = 370n;
/**
 * What a mode must keep of a stake for the levels alone, which count all of it: the dearest costs 8 parts of the bets that earn it,
 * and rewards may take a quarter of what is kept. Parts of 10,000.
 */
const LEVEL_PARTS = 32n;

/**
 * What a stake in a mode of a studio's game, or in a game that its server decides, counts toward rewards, in basis points: what
 * is kept beyond the part for the levels, against the same of `REFERENCE_MARGIN`, rounded down to a whole per cent. So rewards of
 * all kinds together keep to their share of the margin, whatever is returned, and an amount that counts has cost
 * `REFERENCE_MARGIN` of it at least.
 * @param rtp exact, over what a round costs; as it is stated where the studio's server decides
 */
export function weightOfMode({ numerator, denominator }: Fraction): number {
  const kept = (denominator - numerator) * 10_000n - LEVEL_PARTS * denominator;
  if (kept <= 0n) return 0;
  const steps = (kept * BigInt(FULL_WEIGHT / STEP)) / (denominator * (REFERENCE_PARTS - LEVEL_PARTS));
  return Math.min(FULL_WEIGHT, Number(steps) * STEP);
}
