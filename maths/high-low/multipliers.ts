import { RANKS } from '../../contract/games/cards.ts';
import type { HighLowGuess } from '../../contract/games/high-low-salon.ts';

/** What a fair game returns, less three hundredths. Percent. */
export const HIGH_LOW_RETURN_PERCENT = 97;
/** No round returns more; a guess beyond it is not offered. Hundredths of the stake. */
export const HIGH_LOW_MAX_MULTIPLIER = 1_000_000;

/** Ranks that make a guess right, of the thirteen. The card before is not taken out: each is from a full deck. */
export function rightRanks(guess: HighLowGuess, rank: number): number {
  if (guess === 'same') return 1;
  return guess === 'higher' ? RANKS - rank : rank - 1;
}

/** The guess that is right more often; higher on a seven. */
export const likelierGuess = (rank: number): 'higher' | 'lower' =>
  rightRanks('higher', rank) >= rightRanks('lower', rank) ? 'higher' : 'lower';

/**
 * What right guesses return: 97 % of the inverse of their chance, cut to hundredths of the stake.
 * @param product of the right ranks of each guess; whole numbers stay exact up to the twelve guesses of a round
 */
export function highLowMultiplier(guesses: number, product: number): number {
  const fair = HIGH_LOW_RETURN_PERCENT * RANKS ** guesses;
  return (fair - (fair % product)) / product;
}
