import { LOCALE_COOKIE_DAYS } from '../../contract/limits.ts';

export const LOCALES = ['en', 'fil', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fil: 'Filipino',
  'zh-CN': '简体中文',
};

/** The format locale behind a language: the market's digits and separators, in the reader's language. */
export const FORMAT_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en-PH',
  fil: 'fil-PH',
  'zh-CN': 'zh-CN',
};

const COOKIE = 'locale';

/** The cookie's language if it is one of ours, else the first fitting one of the browser, else English. */
export function chooseLocale(cookies: string, wanted: readonly string[]): Locale {
  const stored = /(?:^|;\s*)locale=([^;]+)/.exec(cookies)?.[1];
  const known = LOCALES.find((locale) => locale === stored);
  if (known) return known;
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'fil' || language === 'tl') return 'fil';
    if (language === 'zh') return 'zh-CN';
    if (language === 'en') return 'en';
  }
  return 'en';
}

/** What to write to `document.cookie` to keep a language for a year. */
export function localeCookie(locale: Locale): string {
  return `${COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_DAYS * 86_400}; samesite=lax`;
}
