import { plainText } from './typed-text.ts';

/** How many signs a code has. */
export interface CodeLength {
  readonly min: number;
  readonly max: number;
}

/** Signs of an invite code. Every code is made with so many. */
export const INVITE_CODE_SIGNS = 8;
const INVITE_CODE: CodeLength = { min: INVITE_CODE_SIGNS, max: INVITE_CODE_SIGNS };

/** A word, or digits that a dot, comma, colon or slash holds together, like a time or an amount. */
const WORD = /[\p{L}\p{N}_]+(?:[.,:/][\p{L}\p{N}_]+)*/gu;
const SEPARATORS = /[\s\p{Pd}]/gu;

/** The one run that can be the code. None among several, and none beside a longer one: which is meant is not guessed. */
function onlyRun(runs: readonly string[], { min, max }: CodeLength): string | null {
  const candidates = runs.filter((run) => run.length >= min);
  const [code] = candidates;
  return code !== undefined && candidates.length === 1 && code.length <= max ? code : null;
}

/**
 * The code in a text as it was typed, or pasted with blanks, dashes or the words of its message around it.
 * @returns its digits; null where the text has no code, two of them, or more digits in a row than a code has
 */
export function readTypedCode(text: string, length: CodeLength): string | null {
  const digits = plainText(text).replaceAll(WORD, (word) => (/^\d+$/.test(word) ? word : '|'));
  return onlyRun(
    digits.split(/[^\d\s\p{Pd}]+/u).map((run) => run.replaceAll(SEPARATORS, '')),
    length,
  );
}

/** The same for an invite code. Words around it are told from it by their small letters. */
export function readTypedInviteCode(text: string): string | null {
  const typed = plainText(text);
  const whole = typed.replaceAll(SEPARATORS, '').toUpperCase();
  if (/^[A-Z0-9]*$/.test(whole) && whole.length === INVITE_CODE_SIGNS) return whole;
  const runs = typed.split(/[^\p{L}\p{N}\p{Pd}]+/u).map((run) => run.replaceAll(SEPARATORS, ''));
  return onlyRun(
    runs.filter((run) => /^[A-Z0-9]+$/.test(run)),
    INVITE_CODE,
  );
}
