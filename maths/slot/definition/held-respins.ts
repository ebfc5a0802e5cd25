import type { Cents } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import { windowAt } from '../window.ts';
import { newWilds, openWilds } from './open-wilds.ts';
import { settleWins, type WinRule } from './settle-wins.ts';
import type { ShownSpin } from './single-spin.ts';
import type { HeldRespins, PaidWin, SlotRound, StripReels, StripWindow } from './slot-definition.ts';

type Respin<Win> = ShownSpin<StripWindow, Win> & { readonly pay: Cents };

/**
 * Reels with a wild are held, full of wilds and with their stop, while the others spin again, as long as a spin brings a
 * wild.
 * @param maxSpins reels that can show a wild: each re-spin but the last holds one more
 */
export const heldRespins = <Win extends PaidWin>(
  { reels, wins }: { readonly reels: StripReels; readonly wins: WinRule<Win> },
  maxSpins: number,
): HeldRespins<ShownSpin<StripWindow, Win>, { respins: Respin<Win>[] }> => ({
  kind: 'respins',
  maxSpins,
  play(round, { shown }) {
    const respins: Respin<Win>[] = [];
    let last: StripWindow = shown;
    while (newWilds(round.symbols, last.window).length > 0) {
      const drawn = drawBeside(round, reels, last);
      respins.push({ ...drawn, ...settleWins(round, wins, drawn.window, 1) });
      last = drawn;
    }
    return { part: { respins }, pay: addCents(...respins.map(({ pay }) => pay)) };
  },
});

/** The next spin, beside the reels that a wild of the last one holds. */
function drawBeside(
  { symbols, grid, random }: SlotRound,
  { sets: { base: strips } }: StripReels,
  last: StripWindow,
): StripWindow {
  const isHeld = last.window.map((column) => column.some((symbol) => symbols[symbol]?.role === 'wild'));
  const opened = openWilds(symbols, last.window);
  const stops = strips.map((strip, reel) =>
    isHeld[reel] ? (last.stops[reel] ?? 0) : random.integer(strip.length),
  );
  const window = windowAt(strips, stops, grid.rows);
  return { stops, window: window.map((column, reel) => (isHeld[reel] ? (opened[reel] ?? column) : column)) };
}
