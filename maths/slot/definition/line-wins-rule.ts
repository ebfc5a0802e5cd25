import { winsOf } from '../line-wins.ts';
import { SCATTER_LINE } from '../slot-model.ts';
import type { LineWins, PaidWin } from './slot-definition.ts';

interface LineWin extends PaidWin {
  /** `SCATTER_LINE` for scatters, which are on no line. */
  readonly line: number;
  /** Reels of the win, counted from the left. */
  readonly count: number;
}

interface MultipliedLineWin extends LineWin {
  /** The multipliers of its wilds, multiplied. */
  readonly multiplier: number;
}

const isPart =
  (lines: LineWins['lines']): LineWins<LineWin>['isPart'] =>
  (_symbols, window, { line, count, symbol }, reel, row) =>
    line === SCATTER_LINE ? window[reel]?.[row] === symbol : reel < count && lines[line]?.[reel] === row;

/** Wins on lines, scatters beside them. */
export const lineWins = (lines: LineWins['lines']): LineWins<LineWin> => ({
  kind: 'lines',
  lines,
  stakeUnits: lines.length,
  winsOf: (symbols, window) =>
    winsOf({ symbols, lines }, window).map(({ line, symbol, count, pay }) => ({ line, symbol, count, pay })),
  isPart: isPart(lines),
});

/** Wins on lines, each multiplied by all of its wilds. */
export const multipliedLineWins = (
  lines: LineWins['lines'],
  wildMultiplier: number,
): LineWins<MultipliedLineWin> => ({
  kind: 'lines',
  lines,
  wildMultiplier,
  stakeUnits: lines.length,
  winsOf: (symbols, window) => winsOf({ symbols, lines, wildMultiplier }, window),
  isPart: isPart(lines),
});
