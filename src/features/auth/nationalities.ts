import { compareTexts } from '../../platform/collate.ts';
import { formatLocale } from '../../platform/i18n.ts';

export interface NationalityOption {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** Countries by their names in the reader's language, the market's own first. */
export function nationalityOptions(codes: readonly string[], marketCountry: string): NationalityOption[] {
  const names = new Intl.DisplayNames(formatLocale(), { type: 'region' });
  const isHome = (option: NationalityOption) => Number(option.code === marketCountry);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => isHome(b) - isHome(a) || compareTexts(a.name, b.name));
}
