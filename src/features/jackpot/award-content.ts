import type { AwardContent } from '../../../scenes/jackpot/content.ts';
import { t } from '../../platform/i18n.ts';
import { type Prize, winSizeOf } from './draw-rules.ts';
import { prizeLabel } from './prize-text.ts';

/** What the stage shows of a prize. */
export function awardContentOf(prize: Prize): AwardContent {
  const size = winSizeOf(prize);
  switch (prize.kind) {
    case 'jackpot':
      return {
        size,
        tier: prize.tier,
        title: prize.tier ? t(`lobby.tier.${prize.tier}`).toLocaleUpperCase() : t('jackpot.award.title'),
        amount: prize.amount,
      };
    case 'coin':
      return { size, tier: null, title: t('jackpot.award.title'), amount: prize.amount };
    default:
      return { size, tier: null, title: prizeLabel(prize), amount: null };
  }
}
