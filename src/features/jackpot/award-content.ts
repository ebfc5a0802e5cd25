import { isCelebrated } from '../../../contract/unit-value.ts';
import type { AwardContent } from '../../../scenes/jackpot/content.ts';
import { t } from '../../platform/i18n.ts';
import { type Prize, winSizeOf } from './draw-rules.ts';
import { prizeCents, prizeLabel } from './prize-text.ts';

/** What the stage shows of a prize. */
export function awardContentOf(prize: Prize): AwardContent {
  const size = winSizeOf(prize);
  const isQuiet = !isCelebrated(prizeCents(prize));
  switch (prize.kind) {
    case 'jackpot':
      return {
        size,
        tier: prize.tier,
        title: prize.tier ? t(`lobby.tier.${prize.tier}`).toLocaleUpperCase() : t('jackpot.award.title'),
        amount: prize.amount,
        isQuiet,
      };
    case 'coin':
      return { size, tier: null, title: t('jackpot.award.title'), amount: prize.amount, isQuiet };
    default:
      return { size, tier: null, title: prizeLabel(prize), amount: null, isQuiet };
  }
}
