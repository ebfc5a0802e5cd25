import { describe, expect, it } from 'vitest';
import { MATHS_NAMES } from '../../games/game-list.ts';
import { STATED_RETURNS } from '../../games/stated-returns.ts';
import { boundReturn, judgeReturn, type PlayedSums } from '../../maths/return-bounds.ts';
import { seededRandom } from './seeded-random.ts';

const PLAIN = { lowest: 0.96, highest: 0.96, deviation: 5, maxWin: 1_000 };
/** Rounds of one stake each. */
const sums = (rounds: number, actual: number, stake = 100): PlayedSums => ({
  rounds,
  staked: rounds * stake,
  won: Math.round(rounds * stake * actual),
  stakeSquares: rounds * stake ** 2,
  largestStake: stake,
});
const verdictOf = (played: PlayedSums, isChosen = false) => judgeReturn(boundReturn(played, PLAIN), isChosen);

describe('bounds of the actual return', () => {
  it('bounds come closer with the root of the rounds', () => {
    const wide = boundReturn(sums(1_000_000, 0.96), PLAIN);
    const close = boundReturn(sums(100_000_000, 0.96), PLAIN);
    expect(wide.actual).toBe(0.96);
    expect((wide.high - 0.96) / (close.high - 0.96)).toBeGreaterThan(9);
    expect(close.high).toBeCloseTo(0.9623, 3);
    expect(close.low).toBeCloseTo(0.9578, 3);
  });

  it('few rounds with a rare high win are no alarm', () => {
    expect(verdictOf(sums(10, 100))).toBe('within');
    expect(verdictOf(sums(1, 1_000))).toBe('within');
  });

  it('return that is a percent too high or too low is found in time', () => {
    expect(verdictOf(sums(20_000_000, 0.97))).toBe('above');
    expect(verdictOf(sums(20_000_000, 0.95))).toBe('below');
    expect(verdictOf(sums(20_000_000, 0.95), true)).toBe('within');
  });

  it('one large stake among small ones widens the bounds', () => {
    const even = boundReturn(sums(1_000_000, 0.96), PLAIN);
    const uneven = boundReturn(
      {
        ...sums(1_000_000, 0.96),
        stakeSquares: 1_000_000 * 100 ** 2 + 10_000_000 ** 2,
        largestStake: 10_000_000,
      },
      PLAIN,
    );
    expect(uneven.high - 0.96).toBeGreaterThan(5 * (even.high - 0.96));
  });

  it('fair rounds stay within, sample by sample, at every count', () => {
    // Returns 9.5 stakes with a chance of a tenth: 0.95, deviation 2.85.
    const stated = { lowest: 0.95, highest: 0.95, deviation: 2.85, maxWin: 9.5 };
    const random = seededRandom(1929);
    let outside = 0;
    for (let sample = 0; sample < 300; sample += 1) {
      let won = 0;
      for (let round = 1; round <= 1_000; round += 1) {
        if (random.integer(10) === 0) won += 950;
        if (round % 100 > 0) continue;
        const bounds = boundReturn({ ...sums(round, 0), won }, stated);
        if (judgeReturn(bounds, false) !== 'within') outside += 1;
      }
    }
    expect(outside).toBe(0);
  });
});

describe('stated returns', () => {
  it.each(MATHS_NAMES)('game %s has a stated return', (maths) => {
    const stated = STATED_RETURNS[maths];
    expect(stated?.lowest).toBeGreaterThan(0.85);
    expect(stated?.highest).toBeLessThanOrEqual(1);
    expect(stated?.highest).toBeGreaterThanOrEqual(stated?.lowest ?? 1);
    expect(stated?.deviation).toBeGreaterThan(0);
    expect(stated?.maxWin).toBeGreaterThan(1);
  });
});
