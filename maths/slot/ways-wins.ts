import type { SlotSymbol, SymbolId } from './slot-model.ts';

/** A win of one symbol over all its ways. `pay` is in the unit of `SlotSymbol.pays`, multiplier and ways included. */
export interface WaysWin {
  readonly symbol: SymbolId;
  /** Reels of the win, counted from the left. */
  readonly count: number;
  /** Its cells on each reel, multiplied. */
  readonly ways: number;
  /** The multipliers of all wilds on these reels, multiplied. */
  readonly multiplier: number;
  readonly pay: number;
}

/** What a column has for a symbol: its cells, wilds among them, and what those multiply by. */
interface Share {
  readonly cells: number;
  readonly multiplier: number;
}

export function shareOf(
  symbols: readonly SlotSymbol[],
  column: readonly SymbolId[],
  symbol: SymbolId,
): Share {
  let cells = 0;
  let multiplier = 1;
  for (const seen of column) {
    const isWild = symbols[seen]?.role === 'wild';
    if (isWild) multiplier *= symbols[seen]?.multiplier ?? 1;
    if (isWild || seen === symbol) cells += 1;
  }
  return { cells, multiplier };
}

/** Every win of a window, in the order of the symbols: equal ones on as many reels as there are, from the left one on. */
export function waysWins(
  symbols: readonly SlotSymbol[],
  window: readonly (readonly SymbolId[])[],
): WaysWin[] {
  return symbols.flatMap(({ role, pays }, symbol) => {
    if (role !== 'plain' || !window[0]?.includes(symbol)) return [];
    let [count, ways, multiplier] = [0, 1, 1];
    for (const column of window) {
      const share = shareOf(symbols, column, symbol);
      if (share.cells === 0) break;
      count += 1;
      ways *= share.cells;
      multiplier *= share.multiplier;
    }
    const pay = (pays[count] ?? 0) * ways * multiplier;
    return pay > 0 ? [{ symbol, count, ways, multiplier, pay }] : [];
  });
}
