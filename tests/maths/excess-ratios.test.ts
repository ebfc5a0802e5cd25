import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/game-list.ts';
import { computeStrategy } from '../../maths/blackjack/strategy.ts';
import { BLACKJACK_SALON } from '../../maths/blackjack-salon.ts';
import { BLACKJACK_SALON_FIGURES } from '../../maths/blackjack-salon-figures.ts';
import { EXCESS_THRESHOLD, EXCESS_WEIGHTS, excessRatios } from '../../maths/return-test/excess-ratios.ts';
import { findExcess } from '../../maths/return-test/running-sums.ts';
import { HIGHEST_RETURNS } from '../../server/games/returns/test-returns.ts';
import { seededRandom } from './seeded-random.ts';
import { playBy } from './support/play-blackjack.ts';
import { playRound } from './support/sample.ts';

/** Roulette: what a bet pays, and on how many of the 37 numbers. */
const BETS: readonly (readonly [number, number])[] = [
  [36, 1],
  [12, 3],
  [3, 12],
  [2, 18],
];
const HIGHEST = 36 / 37;
const TABLE = HIGHEST_RETURNS.get('blackjack-salon@1');
const random = seededRandom(1976);
const isDrawn = (chance: number) => random.integer(2 ** 30) < chance * 2 ** 30;

/** Days of so many rounds in which every bet returns `excess` stakes more than it states. */
function playDays(days: number, rounds: number, excess: number, bets = BETS): number[][] {
  return Array.from({ length: days }, () => {
    const sums = EXCESS_WEIGHTS.map(() => 0);
    for (let round = 0; round < rounds; round += 1) {
      const [pay, numbers] = bets[random.integer(bets.length)] as readonly [number, number];
      const paid = isDrawn(numbers / 37 + excess / pay) ? pay : 0;
      for (const [at, ratio] of excessRatios(paid, HIGHEST).entries()) sums[at] = (sums[at] ?? 0) + ratio;
    }
    return sums;
  });
}

const isFound = (days: readonly number[][]) => findExcess(days, EXCESS_THRESHOLD, (day) => day) !== null;
const countFound = (feeds: number, play: () => number[][]) =>
  Array.from({ length: feeds }, () => isFound(play())).filter(Boolean).length;

describe('likelihood ratio of mixed bets', () => {
  it('mean likelihood ratio of a bet with the stated return is one, whatever the bet', () => {
    for (const [pay, numbers] of BETS)
      for (const at of EXCESS_WEIGHTS.keys()) {
        const ratioOf = (paid: number) => Math.exp(excessRatios(paid, HIGHEST)[at] ?? 0);
        expect((numbers * ratioOf(pay) + (37 - numbers) * ratioOf(0)) / 37).toBeCloseTo(1, 12);
      }
  });

  it('mean likelihood ratio of a bet that returns less than the highest is below one', () => {
    const [weight] = EXCESS_WEIGHTS;
    const mean =
      (Math.exp(excessRatios(2, 0.99)[0] ?? 0) * 18 + Math.exp(excessRatios(0, 0.99)[0] ?? 0) * 19) / 37;
    expect(mean).toBeCloseTo(1 + weight * (36 / 37 - 0.99), 12);
  });

  it('fair years of mixed bets raise no more alarms than one in a hundred', () => {
    expect(countFound(100, () => playDays(365, 100, 0))).toBeLessThanOrEqual(1);
  });

  it('five points too much on even chances are found within 30,000 rounds', () => {
    const even = [[2, 18]] as const;
    expect(countFound(50, () => playDays(10, 3_000, 0.05, even))).toBeGreaterThanOrEqual(45);
  });

  it('five points too much on mixed bets are found within 400,000 rounds', () => {
    expect(countFound(20, () => playDays(20, 20_000, 0.05))).toBeGreaterThanOrEqual(18);
  });

  it('five points too much at blackjack are found within 50,000 rounds, and fair years raise no alarm', () => {
    const strategy = computeStrategy();
    const bet = BLACKJACK_SALON.readBet({ stake: 1_000 });
    /** What rounds brought in first stakes: net result plus one. */
    const brought = Array.from({ length: 20_000 }, () => {
      const { stake, win } = playRound(BLACKJACK_SALON, bet, random, (outcome) => playBy(strategy, outcome));
      return 1 + (win - stake) / 1_000;
    });
    const mean = brought.reduce((sum, one) => sum + one, 0) / brought.length;
    const pushes = brought.filter((one) => one === 1).length / brought.length;
    /** Some of the hands that return their stake win or lose it instead, until the mean is this one. */
    const play = (days: number, rounds: number, wanted: number) => {
      const chance = Math.abs(wanted - mean) / pushes;
      return Array.from({ length: days }, () => {
        const sums = EXCESS_WEIGHTS.map(() => 0);
        for (let round = 0; round < rounds; round += 1) {
          const one = brought[random.integer(brought.length)] as number;
          const paid = one === 1 && isDrawn(chance) ? 1 + Math.sign(wanted - mean) : one;
          for (const [at, ratio] of excessRatios(paid, TABLE?.highest ?? 0).entries())
            sums[at] = (sums[at] ?? 0) + ratio;
        }
        return sums;
      });
    };
    const { shoeReturn } = BLACKJACK_SALON_FIGURES;
    expect(TABLE?.highest).toBeGreaterThan(shoeReturn);
    expect(countFound(20, () => play(10, 5_000, shoeReturn + 0.05))).toBeGreaterThanOrEqual(18);
    expect(countFound(50, () => play(365, 100, shoeReturn))).toBeLessThanOrEqual(1);
  });

  it('excess is told from the day on which it began', () => {
    const quiet = EXCESS_WEIGHTS.map(() => -1);
    const loud = EXCESS_WEIGHTS.map((_, at) => (at === 1 ? 7 : 0));
    expect(findExcess([quiet, quiet, loud, loud], EXCESS_THRESHOLD, (day) => day)).toEqual({
      index: 1,
      days: [loud, loud],
    });
    expect(findExcess([loud, quiet, quiet], EXCESS_THRESHOLD, (day) => day)).toBeNull();
  });

  it('every game without a distribution of its own is tested', () => {
    const without = GAMES.flatMap(({ versions }) => versions.filter(({ payClasses }) => !payClasses));
    expect(without.length).toBeGreaterThan(8);
    expect([...HIGHEST_RETURNS.keys()].sort()).toEqual(without.map(({ maths }) => maths).sort());
  });
});
