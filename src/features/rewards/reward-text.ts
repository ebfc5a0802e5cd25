import { cents, formatCents, type MoneyFormat } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { formatLocale, t } from '../../platform/i18n.ts';

const COIN = 2001;

function oneReward({ propId, count }: Reward, format: MoneyFormat): string {
  if (propId === COIN) return formatCents(cents(count), format);
  return t('vip.points', { count });
}

/** What is granted, as text: "₱5.00", "120 points". */
export const rewardText = (rewards: readonly Reward[], format: MoneyFormat): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(
    rewards.map((reward) => oneReward(reward, format)),
  );

/** A rate in percent, from millionths: "0.35%". */
export const rateText = (ppm: number): string =>
  new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 3 }).format(
    ppm / 1_000_000,
  );
