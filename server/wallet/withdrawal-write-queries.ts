import type { Db, Tx } from '../db/sql.ts';
import type { WithdrawalRow } from './withdrawal-queries.ts';

interface NewWithdrawal
  extends Pick<
    WithdrawalRow,
    | 'playerId'
    | 'id'
    | 'kind'
    | 'institutionId'
    | 'bankName'
    | 'holder'
    | 'number'
    | 'amount'
    | 'fee'
    | 'currency'
    | 'provider'
    | 'requestedAt'
  > {
  readonly requestId: string;
  readonly bankId: number;
}

/** In the state `requested`. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<void> {
  const { playerId, id, requestId, bankId, kind, institutionId, bankName, holder, number } = withdrawal;
  const { amount, fee, currency, provider, requestedAt } = withdrawal;
  await tx`
    insert into withdrawals (player_id, id, request_id, bank_id, kind, institution_id, bank_name, holder, number, amount,
      fee, currency, provider, state, requested_at)
    values (${playerId}, ${id}, ${requestId}, ${bankId}, ${kind}, ${institutionId}, ${bankName}, ${holder}, ${number},
      ${amount}, ${fee}, ${currency}, ${provider}, 'requested', ${requestedAt})`;
}

export async function updateWithdrawalApproved(tx: Tx, id: string, at: number): Promise<void> {
  await tx`update withdrawals set state = 'approved', approved_at = ${at} where id = ${id}`;
}

export async function updateWithdrawalReviewing(tx: Tx, id: string, at: number): Promise<void> {
  await tx`update withdrawals set state = 'reviewing', reviewing_at = ${at} where id = ${id}`;
}

/** The first of two operators has approved it. */
export async function saveFirstApprover(tx: Tx, id: string, operator: string): Promise<void> {
  await tx`update withdrawals set first_approver = ${operator} where id = ${id}`;
}

interface Rejected {
  readonly id: string;
  readonly at: number;
  readonly by: 'operator' | 'provider';
  readonly reason: string;
}

export async function updateWithdrawalRejected(tx: Tx, { id, at, by, reason }: Rejected): Promise<void> {
  await tx`
    update withdrawals set state = 'rejected', rejected_at = ${at}, rejected_by = ${by}, reason = ${reason}
    where id = ${id}`;
}

interface Payout {
  readonly id: string;
  /** The provider's id of it. */
  readonly payoutRef: string;
}

export async function updateWithdrawalPaid(
  tx: Tx,
  { id, at, payoutRef }: Payout & { readonly at: number },
): Promise<void> {
  await tx`
    update withdrawals set state = 'paid', paid_at = ${at}, payout_ref = ${payoutRef} where id = ${id}`;
}

/** An existing one is not changed. */
export async function savePayoutRef(db: Db, { id, payoutRef }: Payout): Promise<void> {
  await db`update withdrawals set payout_ref = ${payoutRef} where id = ${id} and payout_ref is null`;
}

interface Sending {
  /** A later time was written by a clock that was set back since: it counts as not sent. */
  readonly now: number;
  /** One sent later is not sent again. */
  readonly sentUntil: number;
}

/** Marks an approved one as sent and returns it; null when it is not approved or another process sends it. */
export async function claimWithdrawalToSend(
  tx: Tx,
  id: string,
  { now, sentUntil }: Sending,
): Promise<WithdrawalRow | null> {
  const [taken] = await tx<WithdrawalRow[]>`
    update withdrawals set sent_at = ${now}
    where id = ${id} and state = 'approved' and payout_ref is null
      and (sent_at is null or sent_at <= ${sentUntil} or sent_at > ${now})
    returning *`;
  return taken ?? null;
}

/** Those that need no person, oldest first. */
export const readWithdrawalsToMove = (
  db: Db,
  { now, sentUntil, batch }: Sending & { readonly batch: number },
): Promise<{ id: string }[]> =>
  db<{ id: string }[]>`
    select id from withdrawals
    where state = 'requested' or (state = 'approved' and payout_ref is null
      and (sent_at is null or sent_at <= ${sentUntil} or sent_at > ${now}))
    order by requested_at limit ${batch}`;
