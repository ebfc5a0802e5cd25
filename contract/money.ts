/** A whole number of one unit. Two units cannot be added: the compiler distinguishes them. */
export type Amount<Unit extends string> = number & { readonly unit: Unit };

/** Whole cents of the player's currency. Formatted only for display, by `formatCents`. */
export type Cents = Amount<'cents'>;

/** @throws RangeError when `value` is not a safe integer: a fraction here is a mixed-up unit. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
}

export const NO_CENTS = cents(0);

/** A market's money format. The sign comes from the language file, never from here. */
export interface MoneyFormat {
  readonly locale: string;
  readonly sign: string;
  /** False drops a `.00`, for whole amounts on buttons and boards. */
  readonly showWholeCents?: boolean;
}

/**
 * Cents / 100 floored to two decimals (spec: a display value is never rounded up, also below zero),
 * grouped for the locale, the sign in front.
 */
export function formatCents(amount: Cents, format: MoneyFormat): string {
  const whole = Math.trunc(amount / 100);
  const rest = Math.abs(amount % 100);
  const minus = amount < 0 ? '-' : '';
  const grouped = groupDigits(Math.abs(whole), format.locale);
  if (rest === 0 && format.showWholeCents === false) return `${minus}${format.sign}${grouped}`;
  return `${minus}${format.sign}${grouped}${decimalMark(format.locale)}${String(rest).padStart(2, '0')}`;
}

/** Western digits in every part of an amount, as typed on a keyboard. */
const DIGITS = { numberingSystem: 'latn' } as const;

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/**
 * Separators of the market's own format locales, groups of three digits each; the contract's tests compare them with
 * the browser's. Its first number format reads the data of a language: 25 ms of a page's start, 100 on a slow phone.
 */
const MARKET: Separators = { group: ',', decimal: '.' };
const SEPARATORS_BY_LOCALE: Readonly<Record<string, Separators>> = {
  'en-PH': MARKET,
  'fil-PH': MARKET,
  'zh-CN': MARKET,
};
const PLACE_OF_GROUP = /\B(?=(?:\d{3})+$)/g;

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string): Intl.NumberFormat {
  let found = numberFormats.get(locale);
  if (!found) {
    found = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, ...DIGITS });
    numberFormats.set(locale, found);
  }
  return found;
}

/** The first format of a page is slow to make, and a small number needs none. */
const FIRST_GROUPED = 1_000;

/** A whole number with the separators of its locale. */
export function groupDigits(whole: number, locale: string): string {
  if (Math.abs(whole) < FIRST_GROUPED) return String(whole);
  const known = SEPARATORS_BY_LOCALE[locale];
  if (known && Number.isSafeInteger(whole)) return String(whole).replace(PLACE_OF_GROUP, known.group);
  return numberFormat(locale).format(whole);
}

const decimalMarks = new Map<string, string>();

/** Returns the sign that stands before the decimals. */
export function decimalMark(locale: string): string {
  const known = SEPARATORS_BY_LOCALE[locale];
  if (known) return known.decimal;
  let mark = decimalMarks.get(locale);
  if (mark === undefined) {
    const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, ...DIGITS }).formatToParts(0.5);
    mark = parts.find((part) => part.type === 'decimal')?.value ?? '.';
    decimalMarks.set(locale, mark);
  }
  return mark;
}

/** An amount in an input field: the locale's decimal mark, no grouping, no `.00`. */
export function fieldText(amount: Cents, locale: string): string {
  const rest = amount % 100;
  const whole = String((amount - rest) / 100);
  return rest === 0 ? whole : `${whole}${decimalMark(locale)}${String(rest).padStart(2, '0')}`;
}
