import type { Locale } from '../../platform/locale.ts';

/** The element in which the server put the answer of `anonymous/appConfig`, and the mark that says in which language. */
const ANSWER = '#first-answer';
const MARK = 'meta[name="first-answer"]';

/** Whether the page holds, or will hold once it is parsed, that answer in the visitor's language. */
export const hasFirstAnswer = (locale: Locale): boolean =>
  document.querySelector<HTMLMetaElement>(MARK)?.content === locale;

/** Its text, which the server has checked against the contract. */
export const readFirstAnswer = (): string => document.querySelector(ANSWER)?.textContent ?? '';
