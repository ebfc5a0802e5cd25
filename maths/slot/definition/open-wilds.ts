import type { SlotSymbol, SymbolId } from '../slot-model.ts';
import type { LineWins, PaidWin, WaysWins, Window } from './slot-definition.ts';

/** The window that pays: every reel with a wild is full of it. */
export const openWilds = (symbols: readonly SlotSymbol[], window: Window): SymbolId[][] =>
  window.map((column) => {
    const wild = column.find((symbol) => symbols[symbol]?.role === 'wild');
    return wild === undefined ? [...column] : column.map(() => wild);
  });

/** Reels whose wild came with this spin: a held one shows nothing else. */
export const newWilds = (symbols: readonly SlotSymbol[], window: Window): number[] => {
  const isWild = (symbol: SymbolId) => symbols[symbol]?.role === 'wild';
  return window.flatMap((column, reel) => (column.some(isWild) && !column.every(isWild) ? [reel] : []));
};

/** The same wins in the window whose wilds have opened over their reels. */
export function withOpenWilds<Win extends PaidWin>(rule: LineWins<Win>): LineWins<Win>;
export function withOpenWilds<Win extends PaidWin>(rule: WaysWins<Win>): WaysWins<Win>;
export function withOpenWilds<Win extends PaidWin>(
  rule: LineWins<Win> | WaysWins<Win>,
): LineWins<Win> | WaysWins<Win> {
  return {
    ...rule,
    hasOpenWilds: true,
    winsOf: (symbols, window) => rule.winsOf(symbols, openWilds(symbols, window)),
    isPart: (symbols, window, ...cell) => rule.isPart(symbols, openWilds(symbols, window), ...cell),
  };
}
