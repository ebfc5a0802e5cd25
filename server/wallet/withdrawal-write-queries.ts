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
  /** Below the minimum, as it is all that the player has. */
  readonly isRemainder: boolean;
}

/** Inserts a withdrawal in the state `requested`. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<void> {
  const { playerId, id, requestId, bankId, kind, institutionId, bankName, holder, number } = withdrawal;
  const { amount, fee, currency, provider, requestedAt, isRemainder } = withdrawal;
  await tx`
    insert into withdrawals (player_id, id, request_id, bank_id, kind, institution_id, bank_name, holder, number, amount,
      fee, currency, provider, state, requested_at, is_remainder)
    values (${playerId}, ${id}, ${requestId}, ${bankId}, ${kind}, ${institutionId}, ${bankName}, ${holder}, ${number},
      ${amount}, ${fee}, ${currency}, ${provider}, 'requested', ${requestedAt}, ${isRemainder})`;
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

/** The approval of an operator who has left no longer counts as one of two. */
export async function clearRetiredApprover(tx: Tx, { name }: { readonly name: string }): Promise<void> {
  await tx`
    update withdrawals set first_approver = null
    where first_approver = ${name} and state in ('requested', 'reviewing')`;
}

interface RejectedWithdrawal {
  readonly id: string;
  readonly at: number;
  readonly by: 'operator' | 'provider';
  readonly reason: string;
}

export async function updateWithdrawalRejected(
  tx: Tx,
  { id, at, by, reason }: RejectedWithdrawal,
): Promise<void> {
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

/** How often the provider has refused the order by now. */
export async function countRefusal(db: Db, id: string): Promise<number> {
  const [row] = await db<{ refusals: number }[]>`
    update withdrawals set refusals = refusals + 1 where id = ${id} returning refusals`;
  return row?.refusals ?? 0;
}

export interface PayoutSending {
  /** A later time was written by a clock that was set back since: it counts as not sent. */
  readonly now: number;
  /** From one time that it is sent to the next, doubled by each refusal. */
  readonly pauseMs: number;
  readonly maxPauseMs: number;
}

const isToSend = (db: Db, { now, pauseMs, maxPauseMs }: PayoutSending) => db`
  state = 'approved' and payout_ref is null and (sent_at is null or sent_at > ${now}
    or sent_at + least(${pauseMs} * power(2, least(refusals, 30)), ${maxPauseMs}) * interval '1 millisecond' <= ${now})`;

/** Marks an approved one as sent and returns it; null when it is not approved or another process sends it. */
export async function claimWithdrawalToSend(
  tx: Tx,
  id: string,
  sending: PayoutSending,
): Promise<WithdrawalRow | null> {
  const [taken] = await tx<WithdrawalRow[]>`
    update withdrawals set sent_at = ${sending.now} where id = ${id} and ${isToSend(tx, sending)} returning *`;
  return taken ?? null;
}

/** Those that need no person, oldest first. */
export const readWithdrawalsToMove = (
  db: Db,
  { batch, ...sending }: PayoutSending & { readonly batch: number },
): Promise<{ id: string }[]> =>
  db<{ id: string }[]>`
    select id from withdrawals where state = 'requested' or (${isToSend(db, sending)})
    order by requested_at limit ${batch}`;
