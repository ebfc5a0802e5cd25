import { type Cents, cents, decimalMark, groupDigits } from './money.ts';

/**
 * Why a typed amount is invalid: not a number, ambiguous separators (cents or thousands), or more than two
 * decimals.
 */
export type TypedAmountError = 'unreadable' | 'ambiguous' | 'decimals';

export type TypedAmount =
  | { readonly amount: Cents; readonly error: null }
  | { readonly amount: null; readonly error: TypedAmountError };

const MAX_DIGITS = 12;
/** Characters that some locale uses between thousands or before the cents. */
const MARKS = /[.,'\u2019\u00a0\u202f\u066b\u066c]/;

const no = (error: TypedAmountError): TypedAmount => ({ amount: null, error });

/**
 * The only parser of typed amounts. Separators are accepted only where the locale itself would put them: `15,075` is
 * fifteen thousand in English, while `150,75` is refused as ambiguous.
 */
export function readTypedAmount(text: string, locale: string): TypedAmount {
  const typed = text.trim();
  const mark = decimalMark(locale);
  const isNumber = [...typed].every((sign) => /[0-9]/.test(sign) || sign === mark || MARKS.test(sign));
  if (typed === '' || !isNumber) return no('unreadable');
  const [whole = '', fraction, ...more] = typed.split(mark);
  if (more.length > 0 || fraction === '') return no('unreadable');
  const digits = whole.replaceAll(/[^0-9]/g, '');
  if (digits === '' || digits.length > MAX_DIGITS) return no('unreadable');
  if (digits !== whole && groupDigits(Number(digits), locale) !== whole) return no('ambiguous');
  if (fraction !== undefined && MARKS.test(fraction)) return no('ambiguous');
  if (fraction !== undefined && fraction.length > 2) return no('decimals');
  return { amount: cents(Number(digits) * 100 + Number((fraction ?? '').padEnd(2, '0'))), error: null };
}
