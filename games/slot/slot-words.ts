import type { Cents } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { t } from '../../src/platform/i18n.ts';
import { resultText } from '../engine/result-text.ts';
import type { ReelRound } from './reel-round.ts';
import type { ShownWindow, WinReading } from './win-reading.ts';

/** What stands in the window, row by row, for people who hear it. */
function windowText(window: ShownWindow, symbolText: (symbol: SymbolId) => string): string {
  return (window[0] ?? [])
    .map((_, row) =>
      t('game.window.row', {
        row: row + 1,
        symbols: window.map((column) => symbolText(column[row] as SymbolId)).join(', '),
      }),
    )
    .join('. ');
}

/** The whole round as text: result, wins, window. */
export function roundText<Win extends { readonly pay: Cents }>(
  round: ReelRound<Win>,
  { textOf }: Pick<WinReading<Win>, 'textOf'>,
  symbolText: (symbol: SymbolId) => string,
): string {
  const { wins, window } = round.outcome;
  return [resultText(round), ...wins.map(textOf), windowText(window, symbolText)].join('. ');
}

/** Adds up what the wins pay. */
export const payOf = (wins: readonly { readonly pay: Cents }[]): Cents =>
  addCents(...wins.map(({ pay }) => pay));
