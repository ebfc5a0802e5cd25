import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, decimalMark, fieldText, formatCents, groupDigits } from '../../contract/money.ts';
import { readTypedAmount } from '../../contract/typed-amount.ts';
import { FORMAT_LOCALES } from '../../src/platform/locale.ts';

/** The product’s format, and one of each other kind: comma, space, apostrophe, lakhs, other digits. */
const LOCALES = [
  ...Object.values(FORMAT_LOCALES),
  'de-DE',
  'de-CH',
  'fr-FR',
  'es-ES',
  'pt-BR',
  'en-IN',
  'hi-IN',
  'ar-EG',
  'sv-SE',
];
/** The sign of the currency, as the language file has it. */
const signOf = (language: string): string =>
  JSON.parse(readFileSync(`src/messages/${language}/shell.json`, 'utf8'))['currency.sign'];
const anyAmount = fc.integer({ min: 0, max: 1e14 - 1 }).map(cents);
const read = (text: string, locale = 'en-PH', sign = '₱') => readTypedAmount(text, { locale, sign });

describe.each(LOCALES)('amount typed in %s', (locale) => {
  const mark = decimalMark(locale);

  it('[V02] formatted amount and the text of its field are read back as the same cents', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(read(formatCents(amount, { locale, sign: '' }), locale)).toEqual({ amount, error: null });
        expect(read(fieldText(amount, locale), locale)).toEqual({ amount, error: null });
      }),
    );
  });

  it('[V02] separator that the locale does not put there is rejected as ambiguous', () => {
    const separator = [...'.,'].find((sign) => sign !== mark) ?? ',';
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.nat(), (value, at) => {
        const digits = String(value);
        // At the end a dot is the full stop of a sentence.
        const place = 1 + (at % digits.length);
        if (place === digits.length) return;
        const text = `${digits.slice(0, place)}${separator}${digits.slice(place)}`;
        if (groupDigits(value, locale) === text) return;
        expect(read(text, locale)).toEqual({ amount: null, error: 'ambiguous' });
      }),
    );
  });

  it('[V02] amount with more than two decimals is rejected', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 100, max: 99_999 }), (whole, decimals) => {
        expect(read(`${whole}${mark}${decimals}`, locale)).toEqual({ amount: null, error: 'decimals' });
      }),
    );
  });

  it('[V02] amount with signs, exponents, inner spaces, digits of other scripts or words is rejected', () => {
    const digits = fc.integer({ min: 1, max: 999_999 }).map(String);
    const arabic = digits.map((text) =>
      text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit))),
    );
    const broken = fc.oneof(
      digits.map((text) => `-${text}`),
      digits.map((text) => `+${text}`),
      digits.map((text) => `${text}e3`),
      digits.map((text) => `0x${text}`),
      fc.tuple(digits, digits).map((pair) => pair.join(' ')),
      digits.map((text) => `\u2212${text}`),
      digits.map((text) => `₱₱${text}`),
      digits.map((text) => `₱${text}₱`),
      digits.map((text) => `$${text}`),
      arabic,
      fc.string().filter((text) => !/[0-9]/.test(text)),
    );
    fc.assert(
      fc.property(broken, (text) => {
        expect(read(text, locale)).toEqual({ amount: null, error: 'unreadable' });
      }),
    );
  });

  it('[V02] typed text is never read as an amount other than its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,' \u202f]{1,14}$/), (text) => {
        const { amount } = read(text, locale);
        if (amount === null) return;
        const [whole = '', decimals = ''] = text.trim().split(mark);
        const digits = whole.replaceAll(/\D/g, '');
        expect(amount).toBe(Number(digits) * 100 + Number(decimals.padEnd(2, '0')));
      }),
    );
  });
});

it.each([
  ['150.75', 15_075],
  ['15,075', 1_507_500],
  ['1,500.5', 150_050],
  [' 500 ', 50_000],
  ['150,75', 'ambiguous'],
  ['1.500,75', 'ambiguous'],
  ['1,50,000', 'ambiguous'],
  ['1.500', 'decimals'],
  ['', 'unreadable'],
  ['.5', 'unreadable'],
  ['5.', 500],
  ['5..', 'unreadable'],
  ['₱1,500.00', 150_000],
  ['₱ 1,500.00.', 150_000],
  ['1,500.00₱', 150_000],
  ['\u200e₱1,500.00\u200f', 150_000],
  ['\u2068₱\u00a01,500.00\u2069', 150_000],
  ['₱\u20091\u2009500.00', 150_000],
  ['1\u202f500', 150_000],
  ['1\u00a0500\u202f000', 'ambiguous'],
  ['1\u00a050', 'ambiguous'],
  ['１，５００．００', 150_000],
  ['₱1,500.00。', 150_000],
  ['\ufeff500', 50_000],
  ['1 500', 'unreadable'],
  ['1.500,00', 'ambiguous'],
  ['1,50', 'ambiguous'],
  ['1,5000.00', 'ambiguous'],
  ['1e3', 'unreadable'],
  ['\u2212500', 'unreadable'],
  ['-₱500.00', 'unreadable'],
  ['₱₱500', 'unreadable'],
  ['₱500₱', 'unreadable'],
  ['$500', 'unreadable'],
  ['500.505', 'decimals'],
  ['1.2.3', 'unreadable'],
  ['1'.repeat(13), 'unreadable'],
])('[V02] text in the market’s format %j is read as %s', (text, told) => {
  const { amount, error } = read(text);
  expect(amount ?? error).toBe(told);
});

it.each(Object.keys(FORMAT_LOCALES) as (keyof typeof FORMAT_LOCALES)[])(
  '[V02] every amount that the product prints in %s is read back, also with the marks that a copy brings',
  (language) => {
    const format = { locale: FORMAT_LOCALES[language], sign: signOf(language) };
    const around = fc.constantFrom('', ' ', '\u00a0', '\u200e', '\u2069', '\ufeff');
    fc.assert(
      fc.property(anyAmount, fc.boolean(), around, (amount, showWholeCents, mark) => {
        const printed = formatCents(amount, { ...format, showWholeCents });
        for (const text of [printed, `${mark}${printed}${mark}`, `${printed}.`])
          expect(readTypedAmount(text, format)).toEqual({ amount, error: null });
      }),
    );
  },
);

it('[V02] amount is read by the language in which it is shown', () => {
  expect(read('150,75', 'de-DE').amount).toBe(15_075);
  expect(read('15.075', 'de-DE').amount).toBe(1_507_500);
  expect(read('150.75', 'de-DE').error).toBe('ambiguous');
});
