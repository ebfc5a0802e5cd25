/** A place in a test file that skips a case. */
export interface SkippedCase {
  readonly line: number;
  /** The modifier: skip, fixme, todo. */
  readonly kind: string;
  /** Offset of the skipped case's title in the source; null where the skip is conditional or on a group. */
  readonly at: number | null;
  readonly isGroup: boolean;
  /** The reason: the comment line above, or the text after the condition. */
  readonly reason: string;
}

const CALL = /\b(?:it|test|describe)((?:\.\w+)*)\.(skip|fixme|todo)(?:\.each\([^;]*?\))?\s*\(\s*/g;
const TITLE = /^(['"`])/;
/** A condition, then the reason as a string. */
const REASON = /^[^;]*?,\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,?\s*\)/;
const CASE_PATTERN = /\b(?:it|test)\s*\(\s*(?=['"`])/g;

/** Every place of `source` that skips: a case by its title, the case around it, or the ones under a condition. */
export function findSkips(source: string): SkippedCase[] {
  const cases = [...source.matchAll(CASE_PATTERN)].map((match) => match.index + match[0].length);
  return [...source.matchAll(CALL)].map((match) => {
    const [text, path = '', kind = ''] = match;
    const end = match.index + text.length;
    const rest = source.slice(end, end + 400);
    const before = source.slice(0, match.index).split('\n');
    const hasTitle = TITLE.test(rest);
    const isForGood = /^(?:true\b|\))/.test(rest);
    const around = cases.findLast((at) => at < match.index) ?? null;
    return {
      line: before.length,
      kind,
      at: hasTitle ? end : isForGood ? around : null,
      isGroup: hasTitle && (text.startsWith('describe') || path.includes('.describe')),
      reason: hasTitle ? readComment(before.at(-2) ?? '') : (REASON.exec(rest)?.[2] ?? ''),
    };
  });
}

const readComment = (line: string) => /^\s*\/\/\s*(.+)$/.exec(line)?.[1] ?? '';

/** The errors of a file's skips, one line each: every skip needs a reason, and none may hide a whole group. */
export function findSkipErrors(file: string, source: string): string[] {
  return findSkips(source).flatMap(({ line, kind, isGroup, reason }) => {
    if (isGroup) return [`${file}:${line} has a ${kind} of a whole group: name the cases`];
    return reason === '' ? [`${file}:${line} has a ${kind} without a reason`] : [];
  });
}
