import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { t } from '../../src/platform/i18n.ts';
import { idleValues } from '../slot/slot-values.ts';
import { symbolText } from './line-text.ts';

/** Every text of the sign, the board and the banners. What is missing here may be painted as empty boxes. */
export function paintedTexts(): string[] {
  const values = { amount: '', count: 0, symbol: '', line: 0, index: 0, multiplier: 0 };
  return [
    t('game.title'),
    t('game.idle', idleValues(ROYAL_SEVENS)),
    t('game.result.none'),
    t('game.result.returned', values),
    t('game.result.win', values),
    t('game.result.big'),
    t('game.result.grand'),
    t('game.result.line', values),
    t('game.result.scatter', values),
    t('game.feature.title', values),
    t('game.feature.multiplier', values),
    t('game.feature.board', values),
    t('game.feature.end', values),
    ...ROYAL_SEVENS.symbols.map((_, symbol) => symbolText(ROYAL_SEVENS, symbol)),
  ];
}
