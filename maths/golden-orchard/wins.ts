import { lineWin, type WinInBets } from '../slot/line-wins.ts';
import type { SymbolId } from '../slot/slot-model.ts';
import { ORCHARD_REELS } from './reels.ts';

/** A win of a line in line bets, `pay` with its multiplier. */
interface OrchardWin extends WinInBets {
  readonly multiplier: number;
}

/** What one golden apple makes of the win that it is part of. */
export const ORCHARD_WILD_MULTIPLIER = 2;

/** Every win of a window, in the order of the lines. Each wild of a win doubles it. */
export function orchardWins(window: readonly (readonly SymbolId[])[]): OrchardWin[] {
  return ORCHARD_REELS.lines.flatMap((rows, line) => {
    const win = lineWin(ORCHARD_REELS, window, line);
    if (!win) return [];
    const isWild = (row: number, reel: number) =>
      ORCHARD_REELS.symbols[window[reel]?.[row] as SymbolId]?.role === 'wild';
    const multiplier = ORCHARD_WILD_MULTIPLIER ** rows.slice(0, win.count).filter(isWild).length;
    return [{ ...win, multiplier, pay: win.pay * multiplier }];
  });
}
