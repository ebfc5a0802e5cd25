import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { FORMAT_LOCALES, type Locale } from '../../platform/locale.ts';

/** Visible texts of the first window by language, with their values by name; the build writes them. */
declare const __WINDOW_WORDS__: Readonly<Record<Locale, Readonly<Record<string, CompiledMessage>>>>;

// Once: the build writes the table at each mention.
const WORDS = __WINDOW_WORDS__;
let locale: Locale = 'en';

export function speak(chosen: Locale): void {
  locale = chosen;
}

/** In the place of the app's messages: none of the first window's has more than values to fill in. */
export function t(key: string, values: Readonly<Record<string, unknown>> = {}): string {
  const message = WORDS[locale][key] ?? '';
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : String(values[part[0]] ?? ''))).join('');
}

export const isMessageKey = (key: string): boolean => key in WORDS[locale];
export const currentLocale = (): Locale => locale;
export const formatLocale = (): string => FORMAT_LOCALES[locale];
