import { LOCALES, type Locale } from '../platform/locale.ts';
import { paths } from '../platform/paths.ts';

/** Which files each page needs beside its first ones, as the build has named them. Pages that need the same share a set. */
export interface PageFiles {
  /** In the folder of built files. */
  readonly files: readonly string[];
  /** Indices of `files`: of every language, then those of each. */
  readonly sets: readonly (readonly (readonly number[])[])[];
  /** The set of each fixed address; of a page for members only, the set's number turned below zero. */
  readonly pages: Readonly<Record<string, number>>;
}

/** The addresses of the files of the page at `path`; a guest who asks for a member's page will see the one to sign in. */
export function filesOfPage(table: PageFiles, path: string, locale: Locale, isMember: boolean): string[] {
  const asked = table.pages[path];
  const found = asked !== undefined && asked < 0 && !isMember ? table.pages[paths.authLogin] : asked;
  if (found === undefined) return [];
  const set = table.sets[found < 0 ? -1 - found : found] ?? [];
  return [...(set[0] ?? []), ...(set[1 + LOCALES.indexOf(locale)] ?? [])].map(
    (index) => `/assets/${table.files[index]}`,
  );
}
