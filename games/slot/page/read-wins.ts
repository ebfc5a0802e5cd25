import { SCATTER_LINE } from '../../../maths/slot/slot-model.ts';
import { moneyText } from '../../engine/money-text.ts';
import type { Cell } from '../reel-plan.ts';
import type { WinReading } from '../win-reading.ts';
import { slotValues } from './slot-numbers.ts';
import type { SlotContext, SlotWin } from './slot-page.ts';

/** The wins of a slot as its rule of wins reads them. */
export function readWins({ slot, texts }: SlotContext): WinReading<SlotWin> {
  const { symbols } = slot;
  const { wins } = slot.spin;
  return {
    cellsOf: (win, window) =>
      window.flatMap((column, reel) =>
        column.flatMap((_, row): Cell[] =>
          wins.isPart(symbols, window, win, reel, row) ? [{ reel, row }] : [],
        ),
      ),
    lineOf: ({ line = SCATTER_LINE }) =>
      wins.kind !== 'lines' || line === SCATTER_LINE ? null : { line, rows: wins.lines[line] ?? [] },
    textOf: (win) => winText({ slot, texts }, win),
    idleText: () => idleText({ slot, texts }),
  };
}

/** What the board says before the first round. */
export const idleText = ({ slot, texts }: SlotContext): string =>
  texts.find('idle', slotValues(slot)) ?? texts.title();

/** One win in words, like "Line 3: 4 × Bell, ₱7.50". */
export function winText(
  { slot, texts }: SlotContext,
  { symbol, count, pay, line, ways, multiplier = 1 }: SlotWin,
): string {
  const values = { count, symbol: texts.symbol(symbol), amount: moneyText(pay), multiplier };
  const isMultiplied = multiplier > 1;
  // Scatters win in no way of the reels, but wherever they are.
  if (ways !== undefined && slot.symbols[symbol]?.role !== 'scatter')
    return texts.say(isMultiplied ? 'win.ways.multiplied' : 'win.ways', { ...values, ways });
  if (line === undefined || line === SCATTER_LINE) return texts.say('win.anywhere', values);
  return texts.say(isMultiplied ? 'win.line.multiplied' : 'win.line', { ...values, line: line + 1 });
}
