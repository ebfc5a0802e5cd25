import { couponKindOf } from '../../../contract/rewards/bonus-rules.ts';
import { readConfig } from '../../config/public/config-value-queries.ts';
import type { Tx } from '../../db/sql.ts';
import { insertCoupon } from '../coupon-queries.ts';
import { couponsConfig } from './rewards-config.ts';

const DAY_MS = 86_400_000;

interface GrantedCoupon {
  readonly playerId: string;
  readonly id: string;
  /** A coupon's reward id. */
  readonly propId: number;
  /** Percent, or cents for a coupon of an amount. */
  readonly value: number;
  readonly now: number;
}

/** Gives a player a coupon with the terms that are in force now. */
export async function grantCoupon(
  tx: Tx,
  { playerId, id, propId, value, now }: GrantedCoupon,
): Promise<void> {
  const { maxBonus, minDeposit, multiple, days, validDays } = await readConfig(tx, couponsConfig);
  const isAmount = couponKindOf(propId) === 'give';
  await insertCoupon(tx, {
    playerId,
    id,
    propId,
    percent: isAmount ? 0 : value,
    fixed: isAmount ? value : 0,
    maxBonus: isAmount ? value : maxBonus,
    minDeposit,
    multiple,
    days,
    grantedAt: now,
    expiresAt: now + validDays * DAY_MS,
  });
}
