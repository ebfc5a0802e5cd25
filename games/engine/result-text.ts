import { t } from '../../src/platform/i18n.ts';
import { moneyText } from './money-text.ts';
import { toneOf } from './result-tone.ts';
import type { RoundOf } from './round.ts';

/** What a round paid, as a sentence. */
export function resultText({ stake, win }: Pick<RoundOf<unknown, unknown>, 'stake' | 'win'>): string {
  const amount = moneyText(win);
  const tone = toneOf(stake, win);
  if (tone === 'none') return t('game.result.none');
  return tone === 'returned' ? t('game.result.returned', { amount }) : t('game.result.win', { amount });
}
