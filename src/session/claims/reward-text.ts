import { cents, formatCents, type MoneyFormat } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { REWARD_KINDS, rewardKindOf } from '../../../contract/rewards/reward-ids.ts';
import { sumRewards } from '../../../contract/rewards/sum-rewards.ts';
import { isRewardUnit } from '../../../contract/unit-value.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { unitText } from '../config/unit-worth.ts';

/** "₱5.00", "120 points (worth ₱0.12)". A reward that this version does not know is counted in pieces. */
export function oneRewardText({ propId, count }: Reward, format: MoneyFormat): string {
  const kind = rewardKindOf(propId);
  const unit = kind ? REWARD_KINDS[kind].count : 'pieces';
  if (isRewardUnit(unit)) return unitText(count, unit);
  if (unit !== 'cents') return t(`rewards.unit.${unit}`, { count });
  const amount = formatCents(cents(count), format);
  return kind === 'couponGive' ? t('rewards.unit.coupon', { amount }) : amount;
}

/** What is granted, as text: "₱5.00 and 120 points (worth ₱0.12)". */
export const rewardText = (rewards: readonly Reward[], format: MoneyFormat): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(
    sumRewards(rewards).map((reward) => oneRewardText(reward, format)),
  );
