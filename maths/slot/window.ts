import type { SlotSymbol, Strip, SymbolId } from './slot-model.ts';

/** The visible symbols when each strip stops with `stops[reel]` on top: one column a reel. */
export function windowAt(strips: readonly Strip[], stops: readonly number[], rows: number): SymbolId[][] {
  return strips.map((strip, reel) => columnAt(strip, stops[reel] ?? 0, rows));
}

function columnAt(strip: Strip, stop: number, rows: number): SymbolId[] {
  // A loop: Array.from takes a third of a simulated spin.
  const column: SymbolId[] = [];
  for (let row = 0; row < rows; row += 1) column.push(strip[(stop + row) % strip.length] as SymbolId);
  return column;
}

/** Everything that a strip can show, by stop. */
export const columnsOf = (strip: Strip, rows: number): SymbolId[][] =>
  strip.map((_, stop) => columnAt(strip, stop, rows));

export function countScatters(
  { symbols }: { readonly symbols: readonly SlotSymbol[] },
  window: readonly (readonly SymbolId[])[],
): number {
  let scatters = 0;
  for (const column of window)
    for (const symbol of column) if (symbols[symbol]?.role === 'scatter') scatters += 1;
  return scatters;
}
