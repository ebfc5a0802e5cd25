import type { SlotOutcome } from '../../contract/games/slot.ts';
import { SCATTER_LINE, type SlotModel, type SymbolId } from '../../maths/slot/slot-model.ts';
import { isMessageKey, t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import { cellsOfLine, scatterCells } from '../slot/reel-plan.ts';
import { idleValues } from '../slot/slot-values.ts';
import type { WinReading } from '../slot/win-reading.ts';

export type LineWin = SlotOutcome['wins'][number];

export function symbolText(model: SlotModel, symbol: SymbolId): string {
  const name = model.symbols[symbol]?.name ?? '';
  const key = `game.symbol.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

/** One win as text, like "Line 3: 4 × Bell, ₱7.50". */
function lineText(model: SlotModel, { line, symbol, count, pay }: LineWin): string {
  const values = { count, symbol: symbolText(model, symbol), amount: moneyText(pay) };
  return line === SCATTER_LINE
    ? t('game.result.scatter', values)
    : t('game.result.line', { ...values, line: line + 1 });
}

export const readLineWins = (model: SlotModel): WinReading<LineWin> => ({
  cellsOf: ({ line, count }, window) =>
    line === SCATTER_LINE ? scatterCells(model, window) : cellsOfLine(model, line, count),
  lineOf: ({ line }) => (line === SCATTER_LINE ? null : { line, rows: model.lines[line] ?? [] }),
  textOf: (win) => lineText(model, win),
  idleText: () => t('game.idle', idleValues(model)),
});
