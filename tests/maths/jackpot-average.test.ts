import { expect, it } from 'vitest';
import { cents } from '../../contract/money.ts';
import { averagePayment } from '../../maths/jackpot-average.ts';

const CELLS = [
  { weight: 90, worth: 100 },
  { weight: 9, worth: 0 },
  { weight: 1, worth: null },
];

it('a draw pays the cells by their chance, and each pool by the chance of wheel and tier, up to its ceiling', () => {
  const tiers = (pool: number) => [
    { weight: 1, pool: cents(pool), ceiling: cents(50_000) },
    { weight: 3, pool: cents(2_000), ceiling: cents(9_000) },
  ];
  expect(averagePayment(CELLS, tiers(10_000))).toBeCloseTo(90 + 0.01 * (2_500 + 1_500), 9);
  expect(averagePayment(CELLS, tiers(80_000))).toBeCloseTo(90 + 0.01 * (12_500 + 1_500), 9);
});

it('tier that the wheel cannot stop on pays nothing', () => {
  const tiers = [
    { weight: 0, pool: cents(1_000_000), ceiling: cents(1_000_000) },
    { weight: 2, pool: cents(400), ceiling: cents(400) },
  ];
  expect(averagePayment(CELLS, tiers)).toBeCloseTo(94, 9);
});
