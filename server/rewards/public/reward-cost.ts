import * as z from 'zod/mini';
import type { UnitValues } from '../../../contract/config/unit-values.ts';
import { couponKindOf, MAX_COUPON_PERCENT } from '../../../contract/rewards/bonus-rules.ts';
import { REWARD_KINDS } from '../../../contract/rewards/reward-ids.ts';
import { worthOf } from '../../../contract/unit-value.ts';
import { COIN_PROP, POINTS_PER_CENT, POINTS_PROP } from '../reward-accounts.ts';

const MAX_COUNT = 1e9;

/** Never money at once: a coupon waits for a deposit and its wagering, points and diamonds for their exchange. */
const isGiveable = (propId: number): boolean =>
  propId === POINTS_PROP || propId === REWARD_KINDS.diamonds.from || couponKindOf(propId) !== null;

const countSchema = z.int().check(z.minimum(1), z.maximum(MAX_COUNT));

const hasFairShare = ({ propId, count: share }: { propId: number; count: number }): boolean => {
  const kind = couponKindOf(propId);
  return kind === null || kind === 'give' || share <= MAX_COUPON_PERCENT;
};

/** What an operator may give without a deposit before it. */
export const givenRewardSchema = z.object({ propId: z.int(), count: countSchema }).check(
  z.refine(({ propId }) => isGiveable(propId), {
    error: 'what is given is points (2002), diamonds (60001) or deposit coupons (1001-1399)',
  }),
  z.refine(hasFairShare, { error: `a share of 1 to ${MAX_COUPON_PERCENT} %` }),
);

/** The most money that one mail may bring. Cents. */
const MAX_COIN = 1_000_000;

/** The same, and money that is bet some times before a withdrawal. */
export const givenWithMoneySchema = z.union([
  givenRewardSchema,
  z.object({
    propId: z.literal(COIN_PROP),
    count: z.int().check(z.minimum(1), z.maximum(MAX_COIN)),
  }),
]);

interface Prices {
  readonly unitValues: UnitValues;
  /** The most that a coupon of a share can add. Cents. */
  readonly maxCouponBonus: number;
}

/** What one claim may cost at worst, in cents: points as in every report, a coupon with the largest bonus it can add. */
export const costOf = (
  rewards: readonly { readonly propId: number; readonly count: number }[],
  { unitValues, maxCouponBonus }: Prices,
): number =>
  rewards.reduce((sum, { propId, count }) => {
    const kind = couponKindOf(propId);
    if (propId === COIN_PROP || kind === 'give') return sum + count;
    if (kind !== null) return sum + maxCouponBonus;
    if (propId === POINTS_PROP) return sum + Math.max(1, Math.round(count / POINTS_PER_CENT));
    const value = propId === REWARD_KINDS.lotteryCoupon.from ? unitValues.lottery : unitValues.diamonds;
    return sum + Math.max(1, worthOf(count, value) ?? 0);
  }, 0);
