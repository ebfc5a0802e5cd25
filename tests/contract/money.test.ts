import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, decimalMark, formatCents, groupDigits } from '../../contract/money.ts';
import { addCents, multiplyRate, subtractCents } from '../../contract/money-arithmetic.ts';
import { FORMAT_LOCALES } from '../../src/platform/locale.ts';

const PESO = { locale: 'en', sign: '₱' };
const anyCents = fc.integer({ min: -1e14, max: 1e14 }).map(cents);

describe('money in cents', () => {
  it.each([
    [0, '₱0.00'],
    [5, '₱0.05'],
    [100, '₱1.00'],
    [123_456_789, '₱1,234,567.89'],
    [-5, '-₱0.05'],
    [-123_456, '-₱1,234.56'],
  ])('[D03] %i cents are formatted as %s', (amount, shown) => {
    expect(formatCents(cents(amount), PESO)).toBe(shown);
  });

  it('[D03] formatted amount has exactly the digits of its cents, without rounding', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const digits = formatCents(amount, PESO).replaceAll(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(amount));
      }),
    );
  });

  it('[D03] format may omit two zero decimals, and never other decimals', () => {
    const short = { ...PESO, showWholeCents: false };
    expect(formatCents(cents(50_000), short)).toBe('₱500');
    expect(formatCents(cents(50_050), short)).toBe('₱500.50');
  });

  it('addition and subtraction keep every cent', () => {
    fc.assert(
      fc.property(anyCents, anyCents, (one, other) => {
        expect(subtractCents(addCents(one, other), other)).toBe(one);
        expect(addCents(one, other)).toBe(addCents(other, one));
      }),
    );
    expect(addCents()).toBe(0);
    expect(subtractCents(cents(100), cents(150))).toBe(-50);
    expect(() => addCents(cents(2 ** 53 - 1), cents(1))).toThrow(RangeError);
  });

  it('multiplication by a rate is exact and truncated towards zero', () => {
    expect(multiplyRate(cents(999), 50, 100)).toBe(499);
    expect(multiplyRate(cents(-999), 50, 100)).toBe(-499);
    expect(multiplyRate(cents(9_007_199_254_740_991), 999_999, 1_000_000)).toBe(9_007_190_247_541_736);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e14 }).map(cents),
        fc.integer({ min: 0, max: 1e6 }),
        (amount, ppm) => {
          const part = multiplyRate(amount, ppm, 1_000_000);
          expect(BigInt(part) * 1_000_000n <= BigInt(amount) * BigInt(ppm)).toBe(true);
          expect((BigInt(part) + 1n) * 1_000_000n > BigInt(amount) * BigInt(ppm)).toBe(true);
        },
      ),
    );
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('value %d is rejected as cents', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });
});

describe('grouped number', () => {
  it.each(['en', 'fil', 'zh-CN'])(
    'number of less than a thousand is the same text in %s as by its locale',
    (locale) => {
      const byLocale = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
      for (const whole of [0, 7, 48, 999, 1_000, 12_345])
        expect(groupDigits(whole, locale)).toBe(byLocale.format(whole));
      expect(groupDigits(1_000, locale)).toBe('1,000');
    },
  );

  it.each(Object.values(FORMAT_LOCALES))(
    'whole number and decimal mark are the same text in %s as by the format of that locale',
    (locale) => {
      const byLocale = new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: 0 });
      const halves = new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 });
      expect(`0${decimalMark(locale)}5`).toBe(halves.format(0.5));
      fc.assert(
        fc.property(fc.maxSafeInteger(), (whole) => {
          // A negative zero is written as zero.
          expect(groupDigits(whole, locale)).toBe(byLocale.format(whole + 0));
        }),
      );
    },
  );
});
