import type { HostedPageQuestion } from '../hooks.ts';

/** As ISO 639-1 names them; Filipino has no name there. */
export const PAGE_LANGUAGES: Readonly<Record<HostedPageQuestion['locale'], string>> = {
  en: 'en',
  fil: 'en',
  'zh-CN': 'zh',
};

export const isMobile = (userAgent: string): boolean => /Mobi|Android/i.test(userAgent);
