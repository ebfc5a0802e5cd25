import type { Locale } from '../platform/locale.ts';

/** Chinese has a face of its own, in slices, that no other language needs. */
export async function loadFontsOf(locale: Locale): Promise<void> {
  if (locale === 'zh-CN') await import('./chinese-fonts.ts');
}
