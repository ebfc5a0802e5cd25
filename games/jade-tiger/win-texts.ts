import type { JadeOutcome } from '../../contract/games/jade-tiger.ts';
import { JADE_REELS } from '../../maths/jade-tiger/reels.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { isMessageKey, t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';

export type JadeWin = JadeOutcome['wins'][number];

const { symbols, rows, baseStrips } = JADE_REELS;

/** Ways from the left reel to the right one: a cell of each. */
export const WAYS = rows ** baseStrips.length;

export function symbolText(symbol: SymbolId): string {
  const name = symbols[symbol]?.name ?? '';
  const key = `jade.symbol.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

/** One win as text, like "4 × Koi, 6 ways ×2, ₱2.40". */
export function winText({ symbol, count, ways, multiplier, pay }: JadeWin): string {
  const values = { count, symbol: symbolText(symbol), ways, multiplier, amount: moneyText(pay) };
  return t(multiplier > 1 ? 'jade.win.multiplied' : 'jade.win', values);
}

export const idleText = () => t('jade.idle', { ways: WAYS });

/** Every text of the sign, the board and the banners. What is missing here may be painted as empty boxes. */
export function paintedTexts(): string[] {
  const values = { amount: '', count: 0, symbol: '', ways: 2, multiplier: 0, index: 0 };
  return [
    t('jade.title'),
    idleText(),
    t('game.result.none'),
    t('game.result.returned', values),
    t('game.result.win', values),
    t('game.result.big'),
    t('game.result.grand'),
    t('jade.win', values),
    t('jade.win.multiplied', values),
    t('game.feature.title', values),
    t('jade.feature.promise'),
    t('jade.feature.board', values),
    t('game.feature.end', values),
    ...symbols.map((_, symbol) => symbolText(symbol)),
  ];
}
