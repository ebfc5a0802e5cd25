import { type Cents, cents } from '../../../contract/money.ts';

/** The protocol counts money in millionths of the currency's unit. */
const MILLIONTHS_PER_CENT = 10_000;
/** Pages multiply floats: 8.2 arrives as 8199999.999999999. */
const MAX_ROUNDING = 0.001;

export const toMillionths = (amount: Cents): number => amount * MILLIONTHS_PER_CENT;

/** Whole cents of an amount of the protocol. Null for one that is no whole number of millionths, or no whole cents. */
export function readMillionths(amount: number): Cents | null {
  const millionths = Math.round(amount);
  const whole = millionths / MILLIONTHS_PER_CENT;
  const isExact = Math.abs(amount - millionths) <= MAX_ROUNDING && Number.isSafeInteger(millionths);
  return isExact && Number.isInteger(whole) ? cents(whole) : null;
}
