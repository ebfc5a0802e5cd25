import type { Cents } from '../../contract/money.ts';
import type { HeldReason } from '../../contract/wallet/held-payment.ts';
import type { PaymentEvent } from '../adapters/payment.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type CallbackVerdict, HELD_VERDICTS } from './payment-verdicts.ts';

interface NewCallback {
  readonly id: string;
  readonly provider: string;
  readonly event: PaymentEvent;
  readonly hash: Buffer;
  readonly now: number;
}

/** With the verdict `open`. False when the event exists; a concurrent insert of it is waited for. */
export async function insertNewCallback(
  tx: Tx,
  { id, provider, event, hash, now }: NewCallback,
): Promise<boolean> {
  const claimed = await tx`
    insert into payment_callbacks (id, provider, at, verdict, event_id, deposit_id, payment_ref, amount, currency,
      status, body_hash)
    values (${id}, ${provider}, ${now}, 'open', ${event.eventId}, ${event.reference}, ${event.paymentId},
      ${event.amount}, ${event.currency}, ${event.status}, ${hash})
    on conflict (provider, event_id) do nothing`;
  return claimed.count === 1;
}

interface EventName {
  readonly provider: string;
  readonly eventId: string;
}

interface JudgedCallback {
  readonly verdict: CallbackVerdict;
  readonly bodyHash: Buffer;
}

export async function findCallback(tx: Tx, { provider, eventId }: EventName): Promise<JudgedCallback | null> {
  const [prior] = await tx<JudgedCallback[]>`
    select verdict, body_hash from payment_callbacks
    where provider = ${provider} and event_id = ${eventId}`;
  return prior ?? null;
}

export async function saveVerdict(
  tx: Tx,
  { provider, eventId, verdict }: EventName & Pick<JudgedCallback, 'verdict'>,
): Promise<void> {
  await tx`
    update payment_callbacks set verdict = ${verdict}
    where provider = ${provider} and event_id = ${eventId}`;
}

interface EarlierCallback {
  readonly id: string;
  readonly verdict: CallbackVerdict;
  readonly amount: Cents;
  readonly currency: string;
  readonly resolution: string | null;
}

interface Payment {
  readonly provider: string;
  readonly event: PaymentEvent;
  /** The callback to exclude. */
  readonly exceptId: string;
}

/** Other callbacks of the same payment that were credited or held. */
export const readEarlierCallbacks = (
  tx: Tx,
  { provider, event, exceptId }: Payment,
): Promise<EarlierCallback[]> => tx<EarlierCallback[]>`
    select id, verdict, amount, currency, resolution from payment_callbacks
    where provider = ${provider} and deposit_id = ${event.reference} and payment_ref = ${event.paymentId}
      and id <> ${exceptId} and (verdict = 'credited' or status = 'paid' and verdict in ${tx([...HELD_VERDICTS])})`;

export async function updateCallbacksNoChange(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`update payment_callbacks set verdict = 'noChange' where id in ${tx([...ids])}`;
}

interface HeldMoney {
  readonly id: string;
  readonly reason: HeldReason;
  /** Null without an order. */
  readonly orderedAmount: number | null;
}

export async function saveHeldReason(tx: Tx, { id, reason, orderedAmount }: HeldMoney): Promise<void> {
  await tx`update payment_callbacks set reason = ${reason}, ordered_amount = ${orderedAmount} where id = ${id}`;
}

/** A payment in our records, as reported by the provider. */
export interface BookedPayment {
  readonly paymentId: string;
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  /** `waiting`: held for the operator; `settled`: held before and decided since. */
  readonly state: 'credited' | 'waiting' | 'settled';
}

/** Payments of a provider that a list of this time, or with these ids, must contain. */
export const readBooked = (
  db: Db,
  provider: string,
  { from, to, paymentIds }: { from: number; to: number; paymentIds: readonly string[] },
): Promise<BookedPayment[]> => db<BookedPayment[]>`
    select distinct on (payment_ref) payment_ref as payment_id, deposit_id::text as reference, amount,
      coalesce(currency, '') as currency,
      case when verdict = 'credited' then 'credited' when resolution is null then 'waiting' else 'settled' end as state
    from payment_callbacks
    where provider = ${provider} and (verdict = 'credited' or status = 'paid' and verdict in ${db([...HELD_VERDICTS])})
      and (at >= ${from} and at <= ${to} or payment_ref in ${db(paymentIds.length > 0 ? [...paymentIds] : [''])})
    order by payment_ref, verdict = 'credited' desc, at`;
