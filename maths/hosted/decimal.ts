import { type Fraction, reduce } from '../game-figures.ts';

/** A number as it is written, without the error of a float: 1.25 is 5/4. Null for whatever is no plain decimal. */
export function readDecimal(text: string): Fraction | null {
  const [, whole, digits = ''] = /^(\d{1,15})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  return reduce(BigInt(whole + digits), 10n ** BigInt(digits.length));
}

/** A share in percent with so many decimals, rounded half up. */
export function percentOf({ numerator, denominator }: Fraction, decimals = 4): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = (2n * numerator * 100n * scale + denominator) / (2n * denominator);
  return `${rounded / scale}.${String(rounded % scale).padStart(decimals, '0')}`;
}
