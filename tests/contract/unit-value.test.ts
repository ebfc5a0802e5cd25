import { expect, it } from 'vitest';
import { unitValuesSchema } from '../../contract/config/unit-values.ts';
import { isCelebrated, pointsPerDiamond, worthOf } from '../../contract/unit-value.ts';

it.each([
  [500, { units: 100, cents: 100 }, 500],
  [20, { units: 100, cents: 100 }, 20],
  // Never rounded up.
  [7, { units: 2, cents: 1 }, 3],
  [1, { units: 100, cents: 1 }, 0],
  [3, { units: 1, cents: 2_500 }, 7_500],
  [1_000_000_000, { units: 1, cents: 9_000_000 }, 9_000_000_000_000_000],
  [500, null, null],
])('[D10] value of %i units at the rate %o is %s cents', (count, rate, worth) => {
  expect(worthOf(count, rate)).toBe(worth);
});

it.each([
  { units: 0, cents: 1 },
  { units: 1, cents: 0 },
  { units: 1.5, cents: 1 },
])('[D10] rate %o is rejected', (points) => {
  const others = { diamonds: null, liveness: null, lottery: null };
  expect(unitValuesSchema.safeParse({ points, ...others }).success).toBe(false);
  expect(unitValuesSchema.safeParse({ points: null, ...others }).success).toBe(true);
});

it.each([
  [{ units: 1_000, cents: 100 }, { units: 1, cents: 100 }, 1_000],
  [{ units: 100, cents: 100 }, { units: 2, cents: 100 }, 50],
  // Never fewer points than the diamond is worth.
  [{ units: 10, cents: 3 }, { units: 1, cents: 1 }, 4],
  [{ units: 1_000_000_000, cents: 1 }, { units: 1, cents: 9_000 }, 9_000_000_000_000],
  [null, { units: 1, cents: 100 }, null],
  [{ units: 1, cents: 100 }, null, null],
])('[C79] points at %o become a diamond at %o in numbers of %s', (points, diamonds, each) => {
  expect(pointsPerDiamond({ points, diamonds })).toBe(each);
});

it('win or reward is celebrated from ₱1 of worth on', () => {
  expect([0, 99, 100, 5_000].map(isCelebrated)).toEqual([false, false, true, true]);
});
