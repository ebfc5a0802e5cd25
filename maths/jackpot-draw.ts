import type { JackpotTier } from '../contract/ids.ts';
import { JACKPOT_TIERS } from '../contract/ids.ts';
import { fairSource } from './provably-fair.ts';
import type { RandomSource } from './random-source.ts';

/** Name and version of the algorithm; a changed algorithm gets another name, and old draws keep theirs. */
export const JACKPOT_MATHS = 'lucky-jackpot@1';

export const RING_CELLS = 10;

/** The odds of one draw. The probability of an index is its weight divided by the sum of its row. */
export interface DrawOdds {
  /** Of the ten cells, by their index on the board. */
  readonly cellWeights: readonly number[];
  /** Of the four tiers, highest first. */
  readonly tierWeights: readonly number[];
}

export interface DrawnCell {
  /** Index of the cell on the board. */
  readonly cell: number;
  /**
   * Where the wheel stops if it opens. Drawn for every cell, so that a change of the board does not change what
   * the seed decides.
   */
  readonly tier: JackpotTier;
}

/** The result that two seeds decide under these odds. @throws RangeError for invalid seeds or odds. */
export function drawCell(odds: DrawOdds, serverSeed: string, clientSeed: string): DrawnCell {
  return drawFrom(odds, fairSource(serverSeed, clientSeed));
}

/** One draw from a random source: first the cell, then the tier. */
export function drawFrom({ cellWeights, tierWeights }: DrawOdds, source: RandomSource): DrawnCell {
  if (cellWeights.length !== RING_CELLS) throw new RangeError(`a ring of ${cellWeights.length} cells`);
  const cell = pickByWeight(cellWeights, source);
  const tier = JACKPOT_TIERS[pickByWeight(tierWeights, source)];
  if (!tier) throw new RangeError(`a wheel of ${tierWeights.length} sectors`);
  return { cell, tier };
}

/** Index of the weight that one number from 0 to the sum - 1 falls into, counted from the first. */
function pickByWeight(weights: readonly number[], source: RandomSource): number {
  let left = source.integer(sumOf(weights));
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  throw new RangeError('weights with an invalid sum');
}

/** @throws RangeError when a weight is not a whole number from zero up. */
function sumOf(weights: readonly number[]): number {
  const broken = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0);
  if (broken !== undefined) throw new RangeError(`no weight: ${broken}`);
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Probability of one index of a row, from 0 to 1. */
export function chanceOf(weights: readonly number[], index: number): number {
  const sum = sumOf(weights);
  return sum === 0 ? 0 : (weights[index] ?? 0) / sum;
}
