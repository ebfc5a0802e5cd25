import type { Locale, LocalizedText } from './localized.ts';

interface Reader {
  readonly locale: Locale;
  /** The market's, for `{age}` in a text. */
  readonly minimumAge: number;
}

/** A text in the reader's language. */
export const sayText = (text: LocalizedText, { locale, minimumAge }: Reader): string =>
  text[locale].replaceAll('{age}', String(minimumAge));
