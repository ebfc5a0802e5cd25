import type { SlotSymbol } from '../slot-model.ts';
import type { CountWins, PaidWin } from './slot-definition.ts';

interface CountWin extends PaidWin {
  /** Cells of the symbol, wherever they are. */
  readonly count: number;
}

/** Pays are hundredths of the stake. */
const STAKE_UNITS = 100;

/** What so many cells pay: the pay of the highest count that they reach; 0 below the first. */
function payOfCount(pays: SlotSymbol['pays'], count: number): number {
  let least = count;
  while (least > 0 && pays[least] === undefined) least -= 1;
  return pays[least] ?? 0;
}

/** Wins by how many cells show a symbol, in the order of the symbols. */
export const countWins = (): CountWins<CountWin> => ({
  kind: 'counts',
  stakeUnits: STAKE_UNITS,
  winsOf(symbols, window) {
    const counts = symbols.map(() => 0);
    for (const column of window) for (const symbol of column) counts[symbol] = (counts[symbol] ?? 0) + 1;
    return symbols.flatMap(({ pays }, symbol) => {
      const count = counts[symbol] ?? 0;
      const pay = payOfCount(pays, count);
      return pay > 0 ? [{ symbol, count, pay }] : [];
    });
  },
  isPart: (_symbols, window, { symbol }, reel, row) => window[reel]?.[row] === symbol,
});
