import * as z from 'zod/mini';
import { couponKindOf, MAX_COUPON_PERCENT } from '../../../contract/rewards/bonus-rules.ts';
import { REWARD_KINDS } from '../../../contract/rewards/reward-ids.ts';
import type { UnitValues } from '../../../contract/unit-value.ts';
import { worthOf } from '../../../contract/unit-value.ts';
import { localizedSchema } from '../../localization/localized.ts';
import { POINTS_PER_CENT, POINTS_PROP } from '../public/reward-accounts.ts';
import type { ProgrammeRow } from './programme-queries.ts';

const MAX_COUNT = 1e9;

/** Never money at once: a coupon waits for a deposit and its wagering, points and diamonds for their exchange. */
const isGiveable = (propId: number): boolean =>
  propId === POINTS_PROP || propId === REWARD_KINDS.diamonds.from || couponKindOf(propId) !== null;

const given = z.object({ propId: z.int(), count: z.int().check(z.minimum(1), z.maximum(MAX_COUNT)) }).check(
  z.refine(({ propId }) => isGiveable(propId), {
    error: 'a programme gives points (2002), diamonds (60001) or deposit coupons (1001-1399)',
  }),
  z.refine(
    ({ propId, count }) => {
      const kind = couponKindOf(propId);
      return kind === null || kind === 'give' || count <= MAX_COUPON_PERCENT;
    },
    { error: `a share of 1 to ${MAX_COUPON_PERCENT} %` },
  ),
);

/** What an operator types to make a programme; times are ISO moments, the budget is in cents. */
export const programmeSchema = z.object({
  name: localizedSchema,
  rewards: z.array(given).check(z.minLength(1), z.maxLength(4)),
  minLevel: z.int().check(z.minimum(0), z.maximum(30)),
  budget: z.int().check(z.minimum(1), z.maximum(1e12)),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type ProgrammeTerms = z.output<typeof programmeSchema>;

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
    if (kind === 'give') return sum + count;
    if (kind !== null) return sum + maxCouponBonus;
    if (propId === POINTS_PROP) return sum + Math.max(1, Math.round(count / POINTS_PER_CENT));
    return sum + Math.max(1, worthOf(count, unitValues.diamonds) ?? 0);
  }, 0);

/** Why a programme cannot be claimed now; null when it can. */
export function findProgrammeBar(
  { startsAt, endsAt, stoppedAt, minLevel, cost, budget, spent }: ProgrammeRow,
  { level, now }: { readonly level: number; readonly now: number },
): 'rewardNotDue' | 'rewardBudgetSpent' | null {
  if (stoppedAt !== null || now < startsAt || now >= endsAt || level < minLevel) return 'rewardNotDue';
  return spent + cost > budget ? 'rewardBudgetSpent' : null;
}
