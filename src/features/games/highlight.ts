import { matchWord } from '../../platform/search/match-word.ts';
import { readWords, splitWords } from '../../platform/search/search-text.ts';

/** A range of a text, the end excluded; UTF-16 offsets, as `slice` uses them. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The parts of `text` that the typed words found, in order, never overlapping. */
export function findStretches(text: string, typedText: string): Stretch[] {
  const words = readWords(text);
  const stretches = splitWords(typedText).flatMap((typed) => {
    let best: { cost: number; stretch: Stretch } | null = null;
    for (const { text: word, places } of words) {
      const match = matchWord(word, typed);
      if (!match || (best && best.cost <= match.cost)) continue;
      best = { cost: match.cost, stretch: { from: places[match.from] ?? 0, to: places[match.to] ?? 0 } };
    }
    return best ? [best.stretch] : [];
  });
  if (stretches.length === 0 && isJoinedName(words, typedText)) return [{ from: 0, to: text.length }];
  return joinStretches(stretches);
}

/** "moonwolf" is no word of "Moon Wolf", yet means it. */
function isJoinedName(words: readonly { text: string }[], typedText: string): boolean {
  const typed = splitWords(typedText);
  const [only] = typed;
  return (
    typed.length === 1 &&
    words.length > 1 &&
    only !== undefined &&
    matchWord(words.map((word) => word.text).join(''), only) !== null
  );
}

function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && stretch.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
    } else joined.push(stretch);
  }
  return joined;
}

/** The first of a game's other names that the typed words found; null when its own name did. */
export function findOtherName(name: string, others: readonly string[], typedText: string): string | null {
  if (typedText.trim() === '' || findStretches(name, typedText).length > 0) return null;
  return others.find((other) => findStretches(other, typedText).length > 0) ?? null;
}
