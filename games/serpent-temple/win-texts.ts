import type { SerpentOutcome } from '../../contract/games/serpent-temple.ts';
import { SERPENT_RULES } from '../../maths/serpent/serpent-rules.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { isMessageKey, t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import { STONES } from './stones.ts';

export type SerpentWin = SerpentOutcome['windows'][number]['wins'][number];

/** A win has at least this many cells. */
export const MIN_WIN_CELLS = SERPENT_RULES.bands[0] ?? 0;

export function symbolText(symbol: SymbolId): string {
  const name = STONES[symbol]?.name ?? '';
  const key = `serpent.symbol.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

/** One win as text, like "11 × Amber, ₱0.40". */
export const winText = ({ symbol, count, pay }: SerpentWin): string =>
  t('serpent.win', { count, symbol: symbolText(symbol), amount: moneyText(pay) });

export const idleText = () => t('serpent.idle', { count: MIN_WIN_CELLS });

export const multiplierText = (multiplier: number): string => `×${multiplier}`;

/** Every text of the sign, the board and the banners. What is missing here may be painted as empty boxes. */
export function paintedTexts(): string[] {
  const values = { amount: '', count: 0, symbol: '' };
  return [
    t('serpent.title'),
    idleText(),
    t('serpent.win', values),
    t('game.result.none'),
    t('game.result.returned', values),
    t('game.result.win', values),
    t('game.result.big'),
    t('game.result.grand'),
    ...STONES.map((_, symbol) => symbolText(symbol)),
  ];
}
