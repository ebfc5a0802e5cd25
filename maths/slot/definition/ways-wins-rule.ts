import type { SlotSymbol } from '../slot-model.ts';
import { type WaysWin, waysWins } from '../ways-wins.ts';
import { countScatters } from '../window.ts';
import type { WaysWins, Window } from './slot-definition.ts';

/** Pays are hundredths of the stake. */
const STAKE_UNITS = 100;

/** What scatters pay by their number, wherever they are: one win, the last of its window. */
function scatterWins(symbols: readonly SlotSymbol[], window: Window): WaysWin[] {
  const symbol = symbols.findIndex(({ role }) => role === 'scatter');
  const count = countScatters({ symbols }, window);
  const pay = symbols[symbol]?.pays[count] ?? 0;
  return pay > 0 ? [{ symbol, count, ways: 1, multiplier: 1, pay }] : [];
}

/** Wins by ways, each multiplied by all wilds on its reels, and what scatters pay, multiplied by nothing. */
export const multipliedWays = (): WaysWins<WaysWin> => ({
  kind: 'ways',
  stakeUnits: STAKE_UNITS,
  winsOf: (symbols, window) => [...waysWins(symbols, window), ...scatterWins(symbols, window)],
  isPart(symbols, window, { symbol, count }, reel, row) {
    const seen = window[reel]?.[row] ?? -1;
    if (symbols[symbol]?.role === 'scatter') return seen === symbol;
    return reel < count && (seen === symbol || symbols[seen]?.role === 'wild');
  },
});

/** Wins by ways of wilds that multiply nothing, and what scatters pay. */
export const ways = (): WaysWins<Omit<WaysWin, 'multiplier'>> => {
  const rule = multipliedWays();
  return {
    ...rule,
    winsOf: (symbols, window) =>
      rule.winsOf(symbols, window).map(({ symbol, count, ways, pay }) => ({ symbol, count, ways, pay })),
  };
};
