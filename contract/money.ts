/** Whole cents of the player's currency. Text is made only at the edge, by `formatCents`. */
export type Cents = number & { readonly unit: 'cents' };

/** @throws RangeError when `value` is not a safe integer: a fraction here is a mixed-up unit. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
}

export const NO_CENTS = cents(0);

/** How a market writes money. The sign comes from the language file, never from here. */
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

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string): Intl.NumberFormat {
  let found = numberFormats.get(locale);
  if (!found) {
    found = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    numberFormats.set(locale, found);
  }
  return found;
}

function groupDigits(whole: number, locale: string): string {
  return numberFormat(locale).format(whole);
}

const decimalMarks = new Map<string, string>();

function decimalMark(locale: string): string {
  let mark = decimalMarks.get(locale);
  if (mark === undefined) {
    const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(0.5);
    mark = parts.find((part) => part.type === 'decimal')?.value ?? '.';
    decimalMarks.set(locale, mark);
  }
  return mark;
}

/** What a player typed ("1,234.5", "500") as cents; null when it is no amount with at most two decimals. */
export function parseAmount(text: string): Cents | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}
