import { formatLocale } from './i18n.ts';

let known: { readonly locale: string; readonly collator: Intl.Collator } | null = null;

/** Orders texts as a reader of the app's language looks them up: whatever a player sees as a list by name. */
export function compareTexts(one: string, other: string): number {
  const locale = formatLocale();
  // A comparison that makes its collator anew costs a thousand times as much.
  if (known?.locale !== locale) known = { locale, collator: new Intl.Collator(locale) };
  return known.collator.compare(one, other);
}
