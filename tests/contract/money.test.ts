import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, formatCents } from '../../contract/money.ts';

const PESO = { locale: 'en', sign: '₱' };
const anyCents = fc.integer({ min: -1e14, max: 1e14 }).map(cents);

describe('money', () => {
  it.each([
    [0, '₱0.00'],
    [5, '₱0.05'],
    [100, '₱1.00'],
    [123_456_789, '₱1,234,567.89'],
    [-5, '-₱0.05'],
    [-123_456, '-₱1,234.56'],
  ])('[D03] shows %i cents as %s', (amount, shown) => {
    expect(formatCents(cents(amount), PESO)).toBe(shown);
  });

  it('[D03] shows cents / 100 without ever rounding a cent away or up', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const digits = formatCents(amount, PESO).replaceAll(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(amount));
      }),
    );
  });

  it('[D03] may leave out two zeros, and never other cents', () => {
    const short = { ...PESO, showWholeCents: false };
    expect(formatCents(cents(50_000), short)).toBe('₱500');
    expect(formatCents(cents(50_050), short)).toBe('₱500.50');
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d as cents', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });
});
