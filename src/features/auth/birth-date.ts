/** The three parts of a date of birth as they are typed. */
export interface BirthParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * YYYY-MM-DD for the wire; empty while a part is missing. What is no day (31 June, the year 90) still comes out
 * as text, so that the rules can say so.
 */
export function joinBirthDate({ day, month, year }: BirthParts): string {
  const parts = [year, month, day].map((part) => part.trim());
  if (parts.some((part) => part === '')) return '';
  const [y = '', m = '', d = ''] = parts;
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** Month names of the reader's language, January first. */
export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}
