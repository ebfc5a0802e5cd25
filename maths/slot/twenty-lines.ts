import { TEN_LINES } from './ten-lines.ts';

/** Twenty lines over five reels and three rows, the ten first; see `LineRules.lines`. */
export const TWENTY_LINES: readonly (readonly number[])[] = [
  ...TEN_LINES,
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [1, 0, 2, 0, 1],
];
