import type { OrchardOutcome } from '../../contract/games/golden-orchard.ts';
import { ORCHARD_REELS } from '../../maths/golden-orchard/reels.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { isMessageKey, t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';

export type OrchardWin = OrchardOutcome['wins'][number];

export function symbolText(symbol: SymbolId): string {
  const name = ORCHARD_REELS.symbols[symbol]?.name ?? '';
  const key = `orchard.symbol.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

/** One win as text, like "Line 3: 3 × Pear, doubled to ×2, ₱2.00". */
export function winText({ line, symbol, count, multiplier, pay }: OrchardWin): string {
  const values = { line: line + 1, count, symbol: symbolText(symbol), multiplier, amount: moneyText(pay) };
  return t(multiplier > 1 ? 'orchard.line.doubled' : 'orchard.line', values);
}

export const idleText = () => t('orchard.idle', { lines: ORCHARD_REELS.lines.length });

/** Every text of the sign, the board and the banners. What is missing here may be painted as empty boxes. */
export function paintedTexts(): string[] {
  const values = { amount: '', count: 0, symbol: '', line: 0, multiplier: 0 };
  return [
    t('orchard.title'),
    idleText(),
    t('game.result.none'),
    t('game.result.returned', values),
    t('game.result.win', values),
    t('game.result.big'),
    t('game.result.grand'),
    t('orchard.line', values),
    t('orchard.line.doubled', values),
    ...ORCHARD_REELS.symbols.map((_, symbol) => symbolText(symbol)),
  ];
}
