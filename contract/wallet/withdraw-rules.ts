import { type Cents, NO_CENTS } from '../money.ts';
import { addCents, multiplyRate } from '../money-arithmetic.ts';
import { plainText } from '../typed-text.ts';
import type { PayoutKind } from './withdrawal.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A number without the blanks and the dashes of every kind that people type and pages print. */
export const plainNumber = (typed: string): string =>
  plainText(typed)
    .replaceAll(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase();

/**
 * A payout number in stored form. A wallet's is a mobile number: copied with the country before it, it is stored as it is
 * dialled there. A bank's own number may begin with two zeros, so only a plus is taken for a country there.
 * @param countryCode calling code of the market; null while it is not known
 */
export function payoutNumber(typed: string, kind: PayoutKind, countryCode: string | null): string {
  const number = plainNumber(typed);
  if (countryCode === null) return number;
  const prefixes = kind === 'ewallet' ? [`+${countryCode}`, `00${countryCode}`] : [`+${countryCode}`];
  const prefix = prefixes.find((start) => number.startsWith(start));
  return prefix === undefined ? number : `0${number.slice(prefix.length).replace(/^0/, '')}`;
}

/** Letters and digits of a stored number within the market's bounds. Null when it is valid. */
export function findAccountNumberError(number: string, bounds: Bounds): 'length' | 'pattern' | null {
  if (number.length < bounds.min || number.length > bounds.max) return 'length';
  return /^[A-Z0-9]+$/.test(number) ? null : 'pattern';
}

/** A name normalized for comparison: without case, accents, dots and extra spaces. */
export const comparableName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Digits only, as many as the market requires, and none of the most common combinations. */
export function findWithdrawPasswordError(
  password: string,
  length: number,
): 'length' | 'digits' | 'tooSimple' | null {
  if (!/^\d*$/.test(password)) return 'digits';
  if (password.length !== length) return 'length';
  const steps = [...password].slice(1).map((digit, at) => Number(digit) - Number(password[at]));
  const isRow = [0, 1, -1].some((step) => steps.every((taken) => taken === step));
  return isRow ? 'tooSimple' : null;
}

interface Fee {
  readonly feeFixed: Cents;
  /** Millionths of the amount. */
  readonly feePpm: number;
  /** What a withdrawal has at least, but for the rest of a balance. */
  readonly minAmount: number;
}

/** The fee of a withdrawal, rounded down to cents. The rest of a balance, which is below the minimum, is paid out whole. */
export function withdrawalFee(amount: Cents, { feeFixed, feePpm, minAmount }: Fee): Cents {
  if (amount < minAmount) return NO_CENTS;
  return addCents(feeFixed, multiplyRate(amount, feePpm, 1_000_000));
}
