import type { SlotOutcome } from '../../contract/games/slot.ts';
import { SCATTER_LINE, type SlotModel, type SymbolId } from '../../maths/slot/slot-model.ts';
import { isMessageKey, t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';

export function symbolText(model: SlotModel, symbol: SymbolId): string {
  const name = model.symbols[symbol]?.name ?? '';
  const key = `game.symbol.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

/** One win as text, like "Line 3: 4 × Bell, ₱7.50". */
export function lineText(
  model: SlotModel,
  { line, symbol, count, pay }: SlotOutcome['wins'][number],
): string {
  const values = { count, symbol: symbolText(model, symbol), amount: moneyText(pay) };
  return line === SCATTER_LINE
    ? t('game.result.scatter', values)
    : t('game.result.line', { ...values, line: line + 1 });
}

/** What stands in the window, row by row, for people who hear it. */
export function windowText(model: SlotModel, window: SlotOutcome['window']): string {
  return Array.from({ length: model.rows }, (_, row) =>
    t('game.window.row', {
      row: row + 1,
      symbols: window.map((column) => symbolText(model, column[row] as SymbolId)).join(', '),
    }),
  ).join('. ');
}
