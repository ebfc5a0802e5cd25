import { thresholdOf } from './return-test.ts';

/**
 * Five points of return over a variance of 1, 10 and 100 square stakes: the weight at which five points too much are
 * found soonest in bets of about that variance.
 */
export const EXCESS_WEIGHTS: readonly [number, number, number] = [0.05, 0.005, 0.0005];

/**
 * A likelihood ratio for games whose bets are mixed or whose players choose. Against whatever distribution a bet has, the
 * alternative is the same one with every pay `x`, in stakes, `1 + weight × (x - highest)` times as likely. That is a
 * distribution where the bet returns the highest stated return, and less than one where it returns less: so the product
 * over rounds is a supermartingale under the stated figures, for any mixture of bets and any way to play, and the
 * threshold of `return-test.ts` holds. Nothing of the distribution has to be tabulated.
 *
 * Source: G. Shafer, Testing by Betting, Journal of the Royal Statistical Society A 184 (2021).
 */
export const EXCESS_THRESHOLD = thresholdOf(EXCESS_WEIGHTS.length);

/**
 * @param paid what a draw returned, in stakes; where the stake grows within a round, net result plus one of the first stake
 * @param highest the highest stated return of the game, in the same unit
 */
export const excessRatios = (paid: number, highest: number): number[] =>
  EXCESS_WEIGHTS.map((weight) => Math.log1p(weight * (paid - highest)));
