import type { LineRules, SlotSymbol, SymbolId } from '../../maths/slot/slot-model.ts';
import { TIMING } from './timing.ts';

export interface Cell {
  readonly reel: number;
  readonly row: number;
}

/** When a reel begins to land, counted from the press, and whether a third star is possible on it. */
export interface ReelLanding {
  readonly reel: number;
  readonly atMs: number;
  readonly isAnticipated: boolean;
}

/** Scatters after which one more opens a feature, in a game that needs three. */
const ANTICIPATED_FROM = 2;

/**
 * The landings of one spin, left to right. A reel waits longer only while two stars lie and another can still
 * come: the wait tells what is on the table, never more.
 */
export function planLandings(
  model: { readonly symbols: readonly SlotSymbol[] },
  window: readonly (readonly SymbolId[])[],
  firstMs: number,
  anticipatedFrom = ANTICIPATED_FROM,
): ReelLanding[] {
  let stars = 0;
  let atMs = firstMs;
  return window.map((column, reel) => {
    const isAnticipated = stars >= anticipatedFrom;
    if (reel > 0) atMs += isAnticipated ? TIMING.anticipationMs : TIMING.landingStaggerMs;
    stars += column.filter((symbol) => model.symbols[symbol]?.role === 'scatter').length;
    return { reel, atMs, isAnticipated };
  });
}

/**
 * Where a turning strip continues so that it comes to rest on `stop` after `symbols` more. The part of a
 * symbol that has already passed is kept, so that the blurred strip does not jump.
 */
export function landingStart(position: number, stop: number, symbols: number): number {
  const passed = position - Math.floor(position);
  return stop + symbols + passed;
}

/** Cells of a line's win: row by reel, as many reels as the win has symbols. */
export function cellsOfLine(lines: LineRules['lines'], line: number, count: number): Cell[] {
  const rows = lines[line] ?? [];
  return rows.slice(0, count).map((row, reel) => ({ reel, row }));
}

/** Cells that show a scatter. */
export function scatterCells(
  model: { readonly symbols: readonly SlotSymbol[] },
  window: readonly (readonly SymbolId[])[],
): Cell[] {
  return window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (model.symbols[symbol]?.role === 'scatter' ? [{ reel, row }] : [])),
  );
}
