import type { JackpotTier } from '../contract/ids.ts';
import { JACKPOT_TIERS } from '../contract/ids.ts';
import { fairSource } from './provably-fair.ts';
import type { RandomSource } from './random-source.ts';

/** Names the way a draw is decided; another way gets another name, and old draws keep theirs. */
export const JACKPOT_MATHS = 'lucky-jackpot@1';

export const RING_CELLS = 10;

/** The odds of one draw. The chance of a place is its weight in the sum of its row. */
export interface DrawOdds {
  /** Of the ten cells, by their index on the board. */
  readonly cellWeights: readonly number[];
  /** Of the four tiers, richest first. */
  readonly tierWeights: readonly number[];
}

export interface DrawnCell {
  /** Index of the cell on the board. */
  readonly cell: number;
  /**
   * Where the wheel stops if it opens. Drawn for every cell, so that the picture of a cell cannot change what
   * the seed decides.
   */
  readonly tier: JackpotTier;
}

/** The place that two seeds decide under these odds. @throws RangeError for seeds or odds that decide nothing. */
export function drawCell(odds: DrawOdds, serverSeed: string, clientSeed: string): DrawnCell {
  return drawFrom(odds, fairSource(serverSeed, clientSeed));
}

/** One draw of an open source: first the cell, then the tier. */
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
  throw new RangeError('weights that do not add up');
}

/** @throws RangeError when a weight is no whole number from zero up. */
function sumOf(weights: readonly number[]): number {
  const broken = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0);
  if (broken !== undefined) throw new RangeError(`no weight: ${broken}`);
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Chance of one place of a row, from 0 to 1. */
export function chanceOf(weights: readonly number[], index: number): number {
  const sum = sumOf(weights);
  return sum === 0 ? 0 : (weights[index] ?? 0) / sum;
}
