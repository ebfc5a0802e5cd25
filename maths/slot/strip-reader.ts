import type { Strip } from './slot-model.ts';

/** Reads strips that are written with a letter for each symbol, as the sheets have them. @param letters in the order of the symbols */
export const stripReader =
  (letters: string) =>
  (written: string): Strip =>
    [...written].map((letter) => letters.indexOf(letter));
