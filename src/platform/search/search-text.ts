/** A word made comparable, with the way back to the text it came from. */
export interface SearchWord {
  /** Lower case, without accents and marks. */
  readonly text: string;
  /** Where each letter of `text` begins in the original, and at the end where the word ends there. */
  readonly places: readonly number[];
}

/** Accents, apostrophes, dots and hyphens: "Pharaoh’s" and "pharaohs" are one. */
const MARKS = /[\p{M}'’‘.-]/gu;
const GAP = /[\s,/&:;!?()–—+]/;
const GAPS = /[\s,/&:;!?()–—+]+/;

/** Lower case without accents and marks. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase().trim();
}

/** The words of a text, folded letter by letter so that every one knows its place. */
export function readWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  let folded = '';
  let places: number[] = [];
  let at = 0;
  const close = () => {
    if (folded) words.push({ text: folded, places: [...places, at] });
    folded = '';
    places = [];
  };
  for (const letter of text) {
    if (GAP.test(letter)) close();
    else {
      const plain = letter.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
      for (let count = 0; count < plain.length; count += 1) places.push(at);
      folded += plain;
    }
    at += letter.length;
  }
  close();
  return words;
}

/** The folded words alone: as `readWords` has them, at a fraction of its cost. */
export function splitWords(text: string): string[] {
  return foldText(text).split(GAPS).filter(Boolean);
}
