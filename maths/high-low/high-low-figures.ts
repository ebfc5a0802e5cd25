import { RANKS } from '../../contract/games/cards.ts';
import { HIGH_LOW_MAX_GUESSES, type HighLowGuess } from '../../contract/games/high-low-salon.ts';
import { type BetFigures, figuresOfCases } from '../game-figures.ts';
import type { StatedReturn } from '../return-bounds.ts';
import { HIGH_LOW_MAX_MULTIPLIER, highLowMultiplier, rightRanks } from './multipliers.ts';

/** The figures of a number of guesses by one rule, then cashing out, over every list of ranks. */
export function highLowFigures(guesses: number, ruleOf: (rank: number) => HighLowGuess): BetFigures {
  // Lists of ranks by the product of right ranks, in which the guesses so far are right, by the rank that is up.
  let open = new Map([[1, new Array<bigint>(RANKS).fill(1n)]]);
  let lost = 0n;
  for (let guess = 0; guess < guesses; guess += 1) {
    const next = new Map<number, bigint[]>();
    lost *= BigInt(RANKS);
    for (const [product, byRank] of open) {
      byRank.forEach((lists, at) => {
        const rank = at + 1;
        const kind = ruleOf(rank);
        const right = rightRanks(kind, rank);
        lost += lists * BigInt(RANKS - right);
        const from = kind === 'same' ? rank : kind === 'higher' ? rank + 1 : 1;
        const row = next.get(product * right) ?? new Array<bigint>(RANKS).fill(0n);
        for (let after = from; after < from + right; after += 1)
          row[after - 1] = (row[after - 1] ?? 0n) + lists;
        next.set(product * right, row);
      });
    }
    open = next;
  }
  const cases = new Map([[0, lost]]);
  for (const [product, byRank] of open) {
    const paid = highLowMultiplier(guesses, product);
    cases.set(
      paid,
      byRank.reduce((sum, lists) => sum + lists, cases.get(paid) ?? 0n),
    );
  }
  return figuresOfCases(cases);
}

/**
 * What bounds every way to play. A fair multiplier is a fair game however long it is played, so that each way to play
 * returns 97 % before cutting, and after it a mean of the parts that the ways to cash out return. The mean square of a
 * round is, in the same way, a mean of part times multiplier, so that no way to play deviates more than stated here.
 */
export function highLowBounds(): StatedReturn {
  let products = new Set([1]);
  let [lowest, highest, maxWin, meanSquare] = [1, 0, 0, 0];
  for (let guesses = 1; guesses <= HIGH_LOW_MAX_GUESSES; guesses += 1) {
    const next = new Set<number>();
    for (const before of products) {
      for (let right = 1; right < RANKS; right += 1) {
        const product = before * right;
        const multiplier = highLowMultiplier(guesses, product);
        if (multiplier > HIGH_LOW_MAX_MULTIPLIER || next.has(product)) continue;
        next.add(product);
        const part = (multiplier / 100) * (product / RANKS ** guesses);
        lowest = Math.min(lowest, part);
        highest = Math.max(highest, part);
        maxWin = Math.max(maxWin, multiplier / 100);
        meanSquare = Math.max(meanSquare, (multiplier / 100) * part);
      }
    }
    products = next;
  }
  return { lowest, highest, deviation: Math.sqrt(meanSquare - lowest ** 2), maxWin };
}
