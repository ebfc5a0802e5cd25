import type { Cents } from '../../contract/money.ts';
import type { Db, Tx } from '../db/sql.ts';
import { NO_PLAYER } from '../ledger/accounts.ts';
import { HELD_VERDICTS, type HeldVerdict } from './payment-verdicts.ts';

/** A payment that arrived and was not credited: it waits for an operator, or is being refunded. */
export interface UnmatchedPayment {
  readonly id: string;
  readonly at: number;
  readonly verdict: HeldVerdict;
  readonly resolution: 'returning' | null;
  readonly provider: string;
  readonly paymentRef: string;
  /** Cents of `currency`, as the provider named them. */
  readonly amount: Cents;
  readonly currency: string;
  /** The provider's reference: there may be no such deposit. */
  readonly depositId: string;
  /** Null where no deposit has this id. */
  readonly playerId: string | null;
  readonly account: string | null;
}

const select = (db: Db) => db`
  select callback.id, callback.at, verdict, resolution, callback.provider, callback.payment_ref, callback.amount,
    callback.currency, deposit_id, deposits.player_id, players.account
  from payment_callbacks as callback
  left join deposits on deposits.id = deposit_id and deposits.provider = callback.provider
  left join players on players.id = deposits.player_id
  where callback.status = 'paid' and verdict in ${db([...HELD_VERDICTS])} and callback.resolved_at is null`;

/** Reads the payments without a deposit, oldest first. */
export const readUnmatched = (db: Db): Promise<UnmatchedPayment[]> =>
  db<UnmatchedPayment[]>`${select(db)} order by callback.at, callback.id`;

/** Locked until the transaction ends; null when there is none of this id that is unresolved. */
export async function lockUnmatched(tx: Tx, id: string): Promise<UnmatchedPayment | null> {
  const [row] = await tx<UnmatchedPayment[]>`${select(tx)} and callback.id = ${id} for update of callback`;
  return row ?? null;
}

interface PaymentAssignment {
  readonly id: string;
  readonly depositId: string;
  /** The ordered amount. */
  readonly orderedAmount: number;
  readonly reason: 'unknown' | 'currency';
}

/** Assigns a payment to a deposit. */
export async function saveDepositOfPayment(
  tx: Tx,
  { id, depositId, orderedAmount, reason }: PaymentAssignment,
): Promise<void> {
  await tx`
    update payment_callbacks
    set deposit_id = ${depositId}, ordered_amount = ${orderedAmount},
      reason = ${reason}
    where id = ${id}`;
}

export async function updatePaymentCredited(tx: Tx, id: string, now: number): Promise<void> {
  await tx`
    update payment_callbacks set resolution = 'credited', resolved_at = ${now} where id = ${id}`;
}

export async function updatePaymentReturning(tx: Tx, id: string): Promise<void> {
  await tx`update payment_callbacks set resolution = 'returning' where id = ${id}`;
}

interface PaymentReturn {
  readonly id: string;
  readonly now: number;
  /** The provider's id of the refund. */
  readonly returnRef: string;
}

export async function updatePaymentReturned(tx: Tx, { id, now, returnRef }: PaymentReturn): Promise<void> {
  await tx`
    update payment_callbacks
    set resolution = 'returned', resolved_at = ${now}, return_ref = ${returnRef} where id = ${id}`;
}

/** The journal that booked a payment, for the player or the platform; null for one that was not booked. */
export async function findHoldingJournal(
  tx: Tx,
  { id, playerId }: Pick<UnmatchedPayment, 'id' | 'playerId'>,
): Promise<{ playerId: string; kind: string } | null> {
  const [booked] = await tx<{ playerId: string; kind: string }[]>`
    select player_id, kind from journals where id = ${id} and kind in ('paymentHeld', 'paymentLeftOver')
      and player_id in (${NO_PLAYER}, ${playerId})`;
  return booked ?? null;
}

export type DueReturn = Pick<UnmatchedPayment, 'id' | 'provider' | 'paymentRef' | 'amount' | 'currency'>;

interface DueReturnQuery {
  readonly providers: readonly string[];
  readonly now: number;
  /** Those requested later are not requested again. */
  readonly askedUntil: number;
  readonly batch: number;
}

/** Payments to refund that no other process has locked, oldest first; each is marked as requested. */
export const claimDueReturns = (
  db: Db,
  { providers, now, askedUntil, batch }: DueReturnQuery,
): Promise<DueReturn[]> => db<DueReturn[]>`
    update payment_callbacks set return_asked_at = ${now}
    where id in (
      select id from payment_callbacks
      where resolution = 'returning' and status = 'paid' and resolved_at is null
        and verdict in ('paidTwice', 'mismatched', 'overLimit', 'unknownDeposit')
        and provider in ${db([...providers])}
        and (return_asked_at is null or return_asked_at <= ${askedUntil} or return_asked_at > ${now})
      order by at limit ${batch}
      for update skip locked
    )
    returning id, provider, payment_ref, amount, currency`;
