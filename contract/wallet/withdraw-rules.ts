import type { Cents } from '../money.ts';
import { addCents, multiplyRate } from '../money-arithmetic.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** An account number in stored form: without the separators that people type. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Letters and digits within the market's bounds, spaces and dashes not counted. Null when it is valid. */
export function findAccountNumberError(typed: string, bounds: Bounds): 'length' | 'pattern' | null {
  const number = plainNumber(typed);
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
}

/** The fee of a withdrawal, rounded down to cents. */
export function withdrawalFee(amount: Cents, { feeFixed, feePpm }: Fee): Cents {
  return addCents(feeFixed, multiplyRate(amount, feePpm, 1_000_000));
}
