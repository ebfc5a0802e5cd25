import { ActivityId } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import type { DepositOfferTerms } from '../../contract/rewards/bonus-calls.ts';
import { readActivityPeriod } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Db } from '../db/sql.ts';
import { readCouponRows } from './coupon-queries.ts';
import { hasDepositedMoreThan } from './deposited.ts';
import { readLowestRtp } from './offer-queries.ts';
import { firstDepositConfig } from './rewards-config.ts';

/** The id by which a deposit requests the first-deposit offer. */
const FIRST_DEPOSIT = 'firstDeposit';

/** The house edge of the open game with the lowest return, in millionths. */
export async function readEdge(db: Db): Promise<number> {
  const rtp = await readLowestRtp(db);
  return rtp === null ? 0 : Math.max(0, 10_000 - rtp) * 100;
}

/** The offer while its activity runs; null for a player who has deposited before. `playerId` null is a guest. */
export async function readFirstDeposit(
  db: Db,
  { playerId, now }: { playerId: string | null; now: number },
): Promise<DepositOfferTerms | null> {
  const period = await readActivityPeriod(db, ActivityId.firstDeposit, now);
  if (!period) return null;
  if (playerId !== null && (await hasDepositedMoreThan(db, playerId, 0))) return null;
  const terms = await readConfig(db, firstDepositConfig);
  return {
    id: FIRST_DEPOSIT,
    source: 'firstDeposit',
    propId: 0,
    percent: terms.percent,
    fixed: cents(0),
    maxBonus: cents(terms.maxBonus),
    minDeposit: cents(terms.minDeposit),
    multiple: terms.multiple,
    days: terms.days,
    endsAt: period.endAt,
  };
}

/** Coupons that are neither used nor expired, the first to expire first. */
export async function readCoupons(
  db: Db,
  playerId: string,
  now: number,
  id: string | null = null,
): Promise<DepositOfferTerms[]> {
  if (id !== null && !isUuid(id)) return [];
  const rows = await readCouponRows(db, { playerId, now, id });
  return rows.map(({ expiresAt, fixed, maxBonus, minDeposit, ...row }) => ({
    ...row,
    source: 'coupon' as const,
    fixed: cents(fixed),
    maxBonus: cents(maxBonus),
    minDeposit: cents(minDeposit),
    endsAt: expiresAt,
  }));
}

/** The offer that a deposit requests; null when the player does not have it now. */
export async function findOffer(
  db: Db,
  { playerId, id, now }: { playerId: string; id: string; now: number },
): Promise<DepositOfferTerms | null> {
  if (id === FIRST_DEPOSIT) return readFirstDeposit(db, { playerId, now });
  return (await readCoupons(db, playerId, now, id))[0] ?? null;
}
