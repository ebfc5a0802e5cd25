import * as z from 'zod/mini';
import { type Cents, cents } from './money.ts';
import { multiplyRate } from './money-arithmetic.ts';

/** Units other than money that a player can hold or win. */
const REWARD_UNITS = ['points', 'diamonds', 'liveness', 'lottery'] as const;
export type RewardUnit = (typeof REWARD_UNITS)[number];

/** The exchange rate of units to cents; null while they cannot be exchanged for money. */
const unitValue = z.nullable(
  z.object({
    units: z.int().check(z.minimum(1), z.maximum(1e9)),
    cents: z.int().check(z.minimum(1), z.maximum(1e9)),
  }),
);
export type UnitValue = z.output<typeof unitValue>;

export const unitValues = z.object({
  points: unitValue,
  diamonds: unitValue,
  liveness: unitValue,
  lottery: unitValue,
});
export type UnitValues = z.output<typeof unitValues>;

/** How many points become one diamond of the same value, rounded up; null while either has none. */
export function pointsPerDiamond(values: Pick<UnitValues, 'points' | 'diamonds'>): number | null {
  const { points, diamonds } = values;
  if (points === null || diamonds === null) return null;
  const [worth, cost] = [
    BigInt(diamonds.cents) * BigInt(points.units),
    BigInt(points.cents) * BigInt(diamonds.units),
  ];
  return Number((worth + cost - 1n) / cost);
}

/** The value of `count` units, never rounded up; null without an exchange rate. @param count whole units */
export function worthOf(count: number, value: UnitValue): Cents | null {
  if (value === null) return null;
  return multiplyRate(cents(value.cents), count, value.units);
}
