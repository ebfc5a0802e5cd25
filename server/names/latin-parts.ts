import { readingOf } from './han-reading.ts';

/** Letters that Unicode does not decompose, and Cyrillic, as passports write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'e', ж: 'zh', з: 'z', и: 'i', і: 'i' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh' },
  ...{ ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
};

/** Spellings of one sound that differ from passport to passport, and double letters. */
const SAME_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/ks/g, 'x'],
  [/ck/g, 'k'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/([aou])e/g, '$1'],
  [/(\p{L})\1+/gu, '$1'],
];

const foldSounds = (part: string): string =>
  SAME_SOUNDS.reduce((text, [sound, as]) => text.replaceAll(sound, as), part);

/** Abbreviated on many documents. */
const LONG_FORMS: Readonly<Record<string, string>> = { 'ma.': 'maria ', 'sta.': 'santa ', 'sto.': 'santo ' };
/** Belong to the next part: "de la Cruz", "dela Cruz" and "Delacruz" are one name. */
const NAME_PARTICLES = new Set([
  'de',
  'del',
  'dela',
  'la',
  'las',
  'los',
  'delos',
  'delas',
  'san',
  'santa',
  'santo',
]);
const IGNORED_TITLES = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'mr', 'mrs', 'ms', 'dr']);

/**
 * The parts of a name in plain Latin letters, in the order in which they were written: without accents, in one
 * spelling of each sound, Cyrillic and Chinese as they are read. For comparison only, never shown.
 */
export function latinParts(name: string): string[] {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((letter, at, all) =>
    /\p{Script=Han}/u.test(letter)
      ? ` ${readingOf(letter, !/\p{Script=Han}/u.test(all[at - 1] ?? ''))} `
      : (LETTERS[letter] ?? letter),
  );
  const words = letters
    .join('')
    .replaceAll(/\b(ma|sta|sto)\./g, (short) => LONG_FORMS[short] ?? short)
    .replaceAll(/[\p{M}'’ʼ`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IGNORED_TITLES.has(word));
  const parts: string[] = [];
  let prefix = '';
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1;
    // At the front "San" and "La" begin a family name; alone they are a name.
    if (NAME_PARTICLES.has(word) && !isLast) prefix += word;
    else {
      parts.push(foldSounds(prefix + word));
      prefix = '';
    }
  }
  return parts;
}
