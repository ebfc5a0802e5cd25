import type { PlacedBets } from '../../contract/games/placed-bets.ts';
import { t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import { toneOf } from '../engine/result-tone.ts';
import type { RoundOf } from '../engine/round.ts';

/** What a round paid, as a sentence. */
export function resultText({ stake, win }: Pick<RoundOf<unknown, unknown>, 'stake' | 'win'>): string {
  const amount = moneyText(win);
  const tone = toneOf(stake, win);
  if (tone === 'none') return t('game.result.none');
  return tone === 'returned' ? t('game.result.returned', { amount }) : t('game.result.win', { amount });
}

/** A bet as a list of spots and stakes. */
export const betText = ({ placed }: PlacedBets, nameOf: (spot: string) => string): string =>
  placed.map(({ spot, stake }) => `${nameOf(spot)} ${moneyText(stake)}`).join(', ');
