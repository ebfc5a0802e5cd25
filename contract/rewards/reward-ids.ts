import { TierPropId } from '../ids.ts';

/**
 * What a reward does. `percent`: adds a share of a deposit, up to a cap. `fixedPercent`: adds a share of a deposit of one
 * stated amount. `give`: adds an amount to a deposit. `credit`: is in its unit at once. `jackpot`: pays what the pot holds.
 * `activity`: counts only within its activity.
 */
export type RewardEffect = 'percent' | 'fixedPercent' | 'give' | 'credit' | 'jackpot' | 'activity';

/** Says what the count of a reward counts. */
export type RewardCount = 'percent' | 'cents' | 'points' | 'liveness' | 'diamonds' | 'lottery' | 'pieces';

export interface RewardKind {
  readonly from: number;
  /** Included. */
  readonly to: number;
  readonly effect: RewardEffect;
  readonly count: RewardCount;
}

const singleIdRange = (id: number) => ({ from: id, to: id });

/** Every range of reward ids on the wire, in their order. No other id can be granted or shown. */
export const REWARD_KINDS = {
  couponPercent: { from: 1001, to: 1099, effect: 'percent', count: 'percent' },
  couponFixedPercent: { from: 1201, to: 1299, effect: 'fixedPercent', count: 'percent' },
  couponGive: { from: 1301, to: 1399, effect: 'give', count: 'cents' },
  coin: { ...singleIdRange(2001), effect: 'credit', count: 'cents' },
  points: { ...singleIdRange(2002), effect: 'credit', count: 'points' },
  liveness: { ...singleIdRange(4001), effect: 'credit', count: 'liveness' },
  newYear: { from: 40_001, to: 40_004, effect: 'activity', count: 'pieces' },
  jackpot: { ...singleIdRange(50_000), effect: 'jackpot', count: 'cents' },
  jackpotMega: { ...singleIdRange(TierPropId.mega), effect: 'jackpot', count: 'cents' },
  jackpotMajor: { ...singleIdRange(TierPropId.major), effect: 'jackpot', count: 'cents' },
  jackpotMinor: { ...singleIdRange(TierPropId.minor), effect: 'jackpot', count: 'cents' },
  jackpotMini: { ...singleIdRange(TierPropId.mini), effect: 'jackpot', count: 'cents' },
  diamonds: { ...singleIdRange(60_001), effect: 'credit', count: 'diamonds' },
  lotteryPrize: { from: 80_001, to: 80_003, effect: 'activity', count: 'pieces' },
  diamondCoupon: { from: 100_001, to: 100_005, effect: 'credit', count: 'diamonds' },
  lotteryCoupon: { from: 110_001, to: 110_005, effect: 'credit', count: 'lottery' },
} as const satisfies Record<string, RewardKind>;

export type RewardKindName = keyof typeof REWARD_KINDS;
export const REWARD_KIND_NAMES = Object.keys(REWARD_KINDS) as RewardKindName[];

/** Null for a number that is no reward. */
export function rewardKindOf(propId: number): RewardKindName | null {
  if (!Number.isInteger(propId)) return null;
  const isOf = (name: RewardKindName) => propId >= REWARD_KINDS[name].from && propId <= REWARD_KINDS[name].to;
  return REWARD_KIND_NAMES.find(isOf) ?? null;
}
