import type { Db, Tx } from '../db/sql.ts';

interface NewApproval {
  readonly id: string;
  readonly playerId: string;
  readonly propId: number;
  /** Percent, or cents. */
  readonly value: number;
  readonly askedBy: string;
  readonly askedAt: number;
}

export interface CouponApprovalRow extends NewApproval {
  readonly account: string;
}

export async function insertApproval(tx: Tx, approval: NewApproval): Promise<void> {
  await tx`
    insert into coupon_wishes (id, player_id, prop_id, value, asked_by, asked_at)
    values (${approval.id}, ${approval.playerId}, ${approval.propId}, ${approval.value}, ${approval.askedBy}, ${approval.askedAt})`;
}

/** Locks an open request for approval; undefined once it is decided. */
export async function lockOpenApproval(tx: Tx, id: string): Promise<CouponApprovalRow | undefined> {
  const [approval] = await tx<CouponApprovalRow[]>`
    select approval.*, account from coupon_wishes as approval join players on players.id = player_id
    where approval.id = ${id} and decided_at is null for update of approval`;
  return approval;
}

/** Reads the open requests for approval, the oldest first. */
export const readOpenApprovals = (db: Db): Promise<CouponApprovalRow[]> =>
  db<CouponApprovalRow[]>`
    select approval.*, account from coupon_wishes as approval join players on players.id = player_id
    where decided_at is null order by asked_at`;

export async function updateApprovalDecided(tx: Tx, id: string, now: number): Promise<void> {
  await tx`update coupon_wishes set decided_at = ${now} where id = ${id}`;
}

/** The open requests of an operator who has left are refused. */
export async function closeRequestsOfRetired(
  tx: Tx,
  { name, now }: { readonly name: string; readonly now: number },
): Promise<void> {
  await tx`update coupon_wishes set decided_at = ${now} where asked_by = ${name} and decided_at is null`;
}
