/** How one typed word was found in one word of a game. */
export interface WordMatch {
  /** 0 the word itself, 1 its beginning, 2 inside it, 4 and more with typing errors. */
  readonly cost: number;
  /** Letters of the word that were meant, as a range of its folded text. */
  readonly from: number;
  readonly to: number;
}

/** How many typing errors a word of this length may hold: a short one with an error is another word. */
const toleranceOf = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** One sign of Chinese is a word of its own; two letters inside a Latin word are chance. */
const canStandInside = (typed: string) => typed.length >= 3 || typed.charCodeAt(0) >= FIRST_HAN;
const FIRST_HAN = 0x2e80;

/** @returns null when `typed` is not meant by `word`; both are folded */
export function matchWord(word: string, typed: string): WordMatch | null {
  if (word.startsWith(typed))
    return { cost: word.length === typed.length ? 0 : 1, from: 0, to: typed.length };
  const inside = canStandInside(typed) ? word.indexOf(typed) : -1;
  if (inside > 0) return { cost: 2, from: inside, to: inside + typed.length };
  const most = toleranceOf(typed.length);
  if (most === 0 || word.length < typed.length - most) return null;
  return matchBeginning(word, typed, most);
}

const MAX_LETTERS = 64;
// One search compares thousands of words: three rows are kept instead of made for each.
let older = new Uint8Array(MAX_LETTERS + 1);
let last = new Uint8Array(MAX_LETTERS + 1);
let line = new Uint8Array(MAX_LETTERS + 1);

/** Fewest errors (wrong, missing, surplus or swapped letters) that turn `typed` into a beginning of `word`. */
function matchBeginning(word: string, typed: string, most: number): WordMatch | null {
  const width = Math.min(word.length, typed.length + most, MAX_LETTERS);
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const before = typed.charCodeAt(row - 2);
    let least = row;
    line[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = letter === word.charCodeAt(column - 1);
      let cost = (last[column - 1] as number) + (isSame ? 0 : 1);
      cost = Math.min(cost, (last[column] as number) + 1, (line[column - 1] as number) + 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        before === word.charCodeAt(column - 1);
      if (isSwapped) cost = Math.min(cost, (older[column - 2] as number) + 1);
      line[column] = cost;
      if (cost < least) least = cost;
    }
    // Costs only grow from row to row, so a hopeless row ends it.
    if (least > most) return null;
    [older, last, line] = [last, line, older];
  }
  let to = 0;
  // Of two beginnings as near, the longer is what was meant.
  for (let column = 1; column <= width; column += 1) {
    if ((last[column] as number) <= (last[to] as number)) to = column;
  }
  const errors = last[to] as number;
  return errors > most ? null : { cost: 2 + errors * 2, from: 0, to };
}
