import { t } from '../../src/platform/i18n.ts';
import { moneyText } from './money-text.ts';
import type { RoundOf } from './round.ts';
import { winLevelOf } from './win-level.ts';

/** What a round paid, as a sentence. */
export function resultText({ stake, win }: Pick<RoundOf<unknown, unknown>, 'stake' | 'win'>): string {
  const amount = moneyText(win);
  const level = winLevelOf(stake, win);
  if (level === 'none') return t('game.result.none');
  return level === 'returned' ? t('game.result.returned', { amount }) : t('game.result.win', { amount });
}
