import type { Cents } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import { toneOf } from '../engine/result-tone.ts';
import type { ReelRound } from './reel-round.ts';
import type { ShownWindow, WinReading } from './win-reading.ts';

/** What stands in the window, row by row, for people who hear it. */
export function windowText(window: ShownWindow, symbolText: (symbol: SymbolId) => string): string {
  return (window[0] ?? [])
    .map((_, row) =>
      t('game.window.row', {
        row: row + 1,
        symbols: window.map((column) => symbolText(column[row] as SymbolId)).join(', '),
      }),
    )
    .join('. ');
}

/** What a round paid, as a sentence. */
export function resultText({ stake, win }: { readonly stake: Cents; readonly win: Cents }): string {
  const amount = moneyText(win);
  const tone = toneOf(stake, win);
  if (tone === 'none') return t('game.result.none');
  return tone === 'returned' ? t('game.result.returned', { amount }) : t('game.result.win', { amount });
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

/** Sum of what wins pay. */
export const payOf = (wins: readonly { readonly pay: Cents }[]): Cents =>
  addCents(...wins.map(({ pay }) => pay));
