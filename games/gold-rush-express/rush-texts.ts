import { type Cents, formatCents } from '../../contract/money.ts';
import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from '../../maths/gold-rush/reels.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { formatLocale, isMessageKey, t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import type { RushWin } from './rush-round.ts';

export function symbolText(symbol: SymbolId): string {
  const name = RUSH_REELS.symbols[symbol]?.name ?? '';
  const key = `rush.symbol.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

/** One win as text, like "Line 3: 4 × Lantern, ₱4.00". */
export const winText = ({ line, symbol, count, pay }: RushWin) =>
  t('rush.line', { line: line + 1, count, symbol: symbolText(symbol), amount: moneyText(pay) });

export const idleText = () => t('rush.idle', { count: RUSH_TRIGGER });

/** A coin's value as short as it can be: whole pesos without cents. */
export const coinText = (pay: Cents) =>
  formatCents(pay, { locale: formatLocale(), sign: t('shell.currency.sign'), showWholeCents: false });

/** What the board says between two spins of hold and spin. */
export const holdBoardText = (left: number, sum: Cents) =>
  t('rush.hold.board', { count: left, amount: moneyText(sum) });

export const promiseText = () => t('rush.hold.promise', { times: RUSH_HOLD.fullReelMultiplier });

/** Every text of the sign, the board and the banners. What is missing here may be painted as empty boxes. */
export function paintedTexts(): string[] {
  const values = { amount: '', count: 2, symbol: '', line: 0, times: 0 };
  return [
    t('rush.title'),
    idleText(),
    t('game.result.none'),
    t('game.result.returned', values),
    t('game.result.win', values),
    t('game.result.big'),
    t('game.result.grand'),
    t('rush.line', values),
    t('rush.hold.title'),
    promiseText(),
    t('rush.hold.board', values),
    t('rush.hold.last', values),
    t('rush.hold.full'),
    t('rush.hold.end', values),
    ...RUSH_REELS.symbols.map((_, symbol) => symbolText(symbol)),
  ];
}
