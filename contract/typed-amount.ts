import { type Cents, cents, decimalMark, groupDigits, type MoneyFormat } from './money.ts';
import { plainText } from './typed-text.ts';

/**
 * Why a typed amount is invalid: not a number, ambiguous separators (cents or thousands), or more than two
 * decimals.
 */
export type TypedAmountError = 'unreadable' | 'ambiguous' | 'decimals';

export type TypedAmount =
  | { readonly amount: Cents; readonly error: null }
  | { readonly amount: null; readonly error: TypedAmountError };

/** How amounts are written here. A count, which has no currency, is read with an empty sign. */
export type AmountFormat = Pick<MoneyFormat, 'locale' | 'sign'>;

const MAX_DIGITS = 12;
/** Characters that some locale uses between thousands or before the cents. */
const MARKS = /[.,'\u2019\u00a0\u2009\u202f\u066b\u066c]/;
/** Thousands apart by hard or thin blanks, always the same one: so it is printed, and nobody types it. */
const BLANK_GROUPS = /^\d{1,3}(?:([\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*$/;
const DIGITS_END = /(?<=\d)[.。]$/;

const noAmount = (error: TypedAmountError): TypedAmount => ({ amount: null, error });

/** What is left without the currency's sign on one side and the full stop of a sentence. */
function withoutSign(text: string, sign: string): string {
  const typed = plainText(text).trim().replace(DIGITS_END, '');
  if (sign === '') return typed;
  if (typed.startsWith(sign)) return typed.slice(sign.length).trim();
  return typed.endsWith(sign) ? typed.slice(0, -sign.length).trim() : typed;
}

/**
 * The only parser of typed amounts. It reads what the product prints, and separators only where the locale itself would
 * put them: `15,075` is fifteen thousand in English, while `150,75` is refused as ambiguous.
 */
export function readTypedAmount(text: string, { locale, sign }: AmountFormat): TypedAmount {
  const typed = withoutSign(text, sign);
  const mark = decimalMark(locale);
  const isNumber = [...typed].every((char) => /[0-9]/.test(char) || char === mark || MARKS.test(char));
  if (typed === '' || !isNumber) return noAmount('unreadable');
  const [whole = '', fraction, ...more] = typed.split(mark);
  if (more.length > 0 || fraction === '') return noAmount('unreadable');
  const digits = whole.replaceAll(/[^0-9]/g, '');
  if (digits === '' || digits.length > MAX_DIGITS) return noAmount('unreadable');
  const isGrouped = BLANK_GROUPS.test(whole) || groupDigits(Number(digits), locale) === whole;
  if (digits !== whole && !isGrouped) return noAmount('ambiguous');
  if (fraction !== undefined && MARKS.test(fraction)) return noAmount('ambiguous');
  if (fraction !== undefined && fraction.length > 2) return noAmount('decimals');
  return { amount: cents(Number(digits) * 100 + Number((fraction ?? '').padEnd(2, '0'))), error: null };
}
