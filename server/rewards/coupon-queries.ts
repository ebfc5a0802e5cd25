import type { Db, Tx } from '../db/sql.ts';

interface CouponRow {
  id: string;
  propId: number;
  percent: number;
  fixed: number;
  maxBonus: number;
  minDeposit: number;
  multiple: number;
  days: number;
  expiresAt: number;
}

interface CouponQuery {
  readonly playerId: string;
  readonly now: number;
  /** Null: all of the player's. */
  readonly id: string | null;
}

/** Coupons that are neither used nor expired, the first to expire first. */
export const readCouponRows = (db: Db, { playerId, now, id }: CouponQuery): Promise<CouponRow[]> =>
  db<CouponRow[]>`
    select id, prop_id, percent, fixed, max_bonus, min_deposit, multiple, days, expires_at from coupons
    where player_id = ${playerId} and deposit_id is null and expires_at > ${now}
      ${id === null ? db`` : db`and id = ${id}`}
    order by expires_at, id`;

interface NewCoupon extends CouponRow {
  readonly playerId: string;
  readonly grantedAt: number;
}

export async function insertCoupon(tx: Tx, coupon: NewCoupon): Promise<void> {
  await tx`
    insert into coupons (player_id, id, prop_id, percent, fixed, max_bonus, min_deposit, multiple, days, granted_at,
      expires_at)
    values (${coupon.playerId}, ${coupon.id}, ${coupon.propId}, ${coupon.percent},
      ${coupon.fixed}, ${coupon.maxBonus}, ${coupon.minDeposit}, ${coupon.multiple}, ${coupon.days}, ${coupon.grantedAt},
      ${coupon.expiresAt})`;
}

interface UsedCoupon {
  readonly playerId: string;
  readonly id: string;
  readonly depositId: string;
}

/** Returns whether it was unused. */
export async function updateCouponUsed(tx: Tx, { playerId, id, depositId }: UsedCoupon): Promise<boolean> {
  const { count } = await tx`
    update coupons set deposit_id = ${depositId}
    where player_id = ${playerId} and id = ${id} and deposit_id is null`;
  return count > 0;
}
