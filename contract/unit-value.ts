import type { UnitValue, UnitValues } from './config/unit-values.ts';
import { type Cents, cents } from './money.ts';
import { multiplyRate } from './money-arithmetic.ts';

/** Units other than money that a player can hold or win. */
const REWARD_UNITS = ['points', 'diamonds', 'liveness', 'lottery'] as const;
export type RewardUnit = (typeof REWARD_UNITS)[number];

export const isRewardUnit = (name: string): name is RewardUnit =>
  (REWARD_UNITS as readonly string[]).includes(name);

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

/** What a win or a reward must be worth for coins and a sound. */
const CELEBRATED_FROM = cents(100);

/** Whether something of this worth, in cents, is celebrated with coins and a sound; less is told in words alone. */
export const isCelebrated = (worth: number): boolean => worth >= CELEBRATED_FROM;
