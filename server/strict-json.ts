/** Digits as a person writes them: no exponent, no plus. */
const PLAIN_DIGITS = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Whether the number is exactly what was written: 1E4 and 10000.0000000000001 are not accepted for ten thousand. */
function isExact(source: string, value: number): boolean {
  if (source === String(value)) return true;
  if (!PLAIN_DIGITS.test(source)) return false;
  const [whole = '', fraction = ''] = source.split('.');
  const rest = fraction.replace(/0+$/, '');
  return (rest === '' ? whole : `${whole}.${rest}`) === String(value);
}

interface Source {
  readonly source?: string;
}

type JsonReviver = (key: string, value: unknown, context: Source) => unknown;
/** The engine passes the source text of each number to a reviver; the library's types do not declare it yet. */
const parse = JSON.parse as (text: string, revive: JsonReviver) => unknown;

/** A text that a column can store: no NUL character, no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * JSON from external sources. A number that is not exactly what was written is not a number, and so is a text that
 * cannot be stored (or what `mend` makes of it): no schema accepts either as a value, and in a field that is not read
 * it does no harm. Undefined for what is not JSON.
 */
export function readJson(text: string, mend: (text: string) => unknown = () => Number.NaN): unknown {
  try {
    return parse(text, (_key, value, { source }) => {
      if (typeof value === 'number') return isExact(source ?? '', value) ? value : Number.NaN;
      return typeof value === 'string' && !isStorable(value) ? mend(value) : value;
    });
  } catch {
    return undefined;
  }
}

/** Decimal digits as an operator types them; null otherwise. */
export function readWhole(text: string): number | null {
  const value = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : null;
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Milliseconds of a time with its zone, like 2027-03-10T18:00:00Z; null otherwise. */
export function readTimestamp(text: string): number | null {
  const at = TIMESTAMP.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
