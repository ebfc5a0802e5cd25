import { expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { shortAmount } from '../../../../src/features/jackpot/bubble-amount.ts';
import { FORMAT_LOCALES } from '../../../../src/platform/locale.ts';

const short = (pesos: number, locale: string = FORMAT_LOCALES.en) =>
  shortAmount(cents(pesos * 100), '₱', locale);

it('[O21] the pot on the floating button is short and never rounded up', () => {
  expect(short(4_912_345)).toBe('₱4.9\u2009M');
  expect(short(4_999_999.99)).toBe('₱4.9\u2009M');
  expect(short(48_217_306.4)).toBe('₱48.2\u2009M');
  expect(short(950_000)).toBe('₱950\u2009K');
});

it('[O21] the pot on the floating button is written as each language writes large numbers', () => {
  expect(short(4_912_345, FORMAT_LOCALES['zh-CN'])).toBe('₱491.2万');
  expect(short(4_912_345, FORMAT_LOCALES.fil)).toBe('₱4.9\u2009M');
});
