export interface NationalityOption {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/**
 * Countries of the config by their names in the reader's language, the market's own first. An empty list means
 * that the market accepts every nationality.
 */
export function nationalityOptions(
  codes: readonly string[],
  marketCountry: string,
  locale: string,
): NationalityOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const offered = codes.length > 0 ? codes : everyCountry(names);
  const isHome = (option: NationalityOption) => Number(option.code === marketCountry);
  return offered
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => isHome(b) - isHome(a) || a.name.localeCompare(b.name, locale));
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every two-letter code that the browser has a name for. */
function everyCountry(names: Intl.DisplayNames): string[] {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return pairs.filter((code) => names.of(code) !== code && code !== 'ZZ');
}
