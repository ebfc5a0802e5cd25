import type { SlotSymbol, SymbolId } from '../../maths/slot/slot-model.ts';
import type { Cell } from './reel-plan.ts';
import type { ShownWindow } from './win-reading.ts';

/** Every cell of a win that pays ways: its symbol and the wilds, on as many reels as it has. */
export const cellsOfWays = (
  symbols: readonly SlotSymbol[],
  win: { readonly symbol: SymbolId; readonly count: number },
  window: ShownWindow,
): Cell[] =>
  window
    .slice(0, win.count)
    .flatMap((column, reel) =>
      column.flatMap((seen, row) =>
        seen === win.symbol || symbols[seen]?.role === 'wild' ? [{ reel, row }] : [],
      ),
    );
