import * as z from 'zod/mini';

export const LOCALES = ['en', 'fil', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text that a player reads, in each language. */
export const localizedSchema = z.object({ en: z.string(), fil: z.string(), 'zh-CN': z.string() });
export type LocalizedText = Readonly<Record<Locale, string>>;

/** The first supported language of an Accept-Language header; English when there is none. */
export function chooseLocale(header: string | undefined): Locale {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().toLowerCase();
    const base = tag.split('-')[0];
    if (base === 'fil' || base === 'tl') return 'fil';
    if (base === 'zh') return 'zh-CN';
    if (base === 'en') return 'en';
  }
  return 'en';
}

/** The language of a page: the one chosen before, which the client keeps in a cookie, else the browser's. */
export function pageLocale(headers: {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}): Locale {
  const stored = /(?:^|;\s*)locale=([^;]+)/.exec((headers.cookie ?? '').slice(0, 4_096))?.[1];
  return LOCALES.find((locale) => locale === stored) ?? chooseLocale(headers['accept-language']);
}
