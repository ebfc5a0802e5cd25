import type { MasqueOutcome } from '../../contract/games/midnight-masque.ts';
import { MASQUE_REELS } from '../../maths/midnight-masque/reels.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { isMessageKey, t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';

export type MasqueWin = MasqueOutcome['wins'][number];

const { symbols, rows, strips } = MASQUE_REELS;

/** Ways from the left reel to the right one: a cell of each. */
export const WAYS = rows ** strips.length;

export function symbolText(symbol: SymbolId): string {
  const name = symbols[symbol]?.name ?? '';
  const key = `masque.symbol.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

/** One win as text, like "4 × Rose, 6 ways, ₱6.00". */
export const winText = ({ symbol, count, ways, pay }: MasqueWin): string =>
  t('masque.win', { count, symbol: symbolText(symbol), ways, amount: moneyText(pay) });

export const idleText = () => t('masque.idle', { ways: WAYS });

/** Every text of the sign, the board and the banners. What is missing here may be painted as empty boxes. */
export function paintedTexts(): string[] {
  const values = { amount: '', count: 0, symbol: '', ways: 2, index: 0 };
  return [
    t('masque.title'),
    idleText(),
    t('game.result.none'),
    t('game.result.returned', values),
    t('game.result.win', values),
    t('game.result.big'),
    t('game.result.grand'),
    t('masque.win', values),
    t('masque.respin.title'),
    t('masque.respin.promise'),
    t('masque.respin.board', values),
    ...symbols.map((_, symbol) => symbolText(symbol)),
  ];
}
