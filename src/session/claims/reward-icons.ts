import { type RewardKindName, rewardKindOf } from '../../../contract/rewards/reward-ids.ts';

/** The icon of each kind of reward, by its name in assets/icons.ts. */
export const REWARD_ICONS: Readonly<Record<RewardKindName, string>> = {
  couponPercent: 'percent',
  couponFixedPercent: 'tag',
  couponGive: 'gift',
  coin: 'coins',
  points: 'star',
  liveness: 'pulse',
  newYear: 'sparkle',
  jackpot: 'trophy',
  jackpotMega: 'crown',
  jackpotMajor: 'medal',
  jackpotMinor: 'medal',
  jackpotMini: 'medal',
  diamonds: 'diamond',
  lotteryPrize: 'gift',
  diamondCoupon: 'diamond',
  lotteryCoupon: 'ticket',
};

export function rewardIcon(propId: number): string {
  const kind = rewardKindOf(propId);
  return kind ? REWARD_ICONS[kind] : 'gift';
}

/** What is drawn of a reward: its kind, or a gift for one that this version does not know. */
export const rewardEmblem = (propId: number): RewardKindName | 'offers' => rewardKindOf(propId) ?? 'offers';
