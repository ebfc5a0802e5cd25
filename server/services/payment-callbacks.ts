import type { CallbackMessage, PaymentEvent, PaymentProvider } from '../adapters/payment.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { grantBonus } from './bonus-grants.ts';
import { countDeposit, type DepositRow, lockDeposit } from './deposit-rows.ts';
import { bookLeftOver, isBookable } from './left-over-payments.ts';

/**
 * What a callback came to. `paidTwice`: a second payment of one deposit; `mismatched`: one of another amount or
 * currency. Money of these two is not credited: it waits, booked apart, for the operator's `payment` commands. `noChange`: a failure told after the deposit had ended.
 */
export type CallbackVerdict =
  | 'credited'
  | 'failed'
  | 'noChange'
  | 'paidTwice'
  | 'mismatched'
  | 'unknownDeposit'
  | 'forged'
  | 'stale'
  | 'malformed';

/** The provider has been heard and need not say it again. */
export const HEARD: ReadonlySet<CallbackVerdict> = new Set(['credited', 'failed', 'noChange', 'paidTwice']);

/**
 * Takes one callback: signature, then once per event, then the deposit, all in one transaction. A repeated
 * event gets its first verdict again and changes nothing.
 */
export async function takeCallback(
  context: Context,
  provider: PaymentProvider,
  message: CallbackMessage,
): Promise<CallbackVerdict> {
  const now = context.clock.now();
  const reading = provider.readCallback(message, now);
  if (reading.verdict !== 'good') {
    // Logged, but no row: anybody can send these, and as many as they like.
    context.log.warn({ provider: provider.name, verdict: reading.verdict }, 'payment callback refused');
    return reading.verdict;
  }
  return takeEvent(context, provider, reading.event);
}

/** The same for an event that is known to be the provider's, told by it or asked of it. */
export async function takeEvent(
  context: Context,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<CallbackVerdict> {
  const now = context.clock.now();
  // Of what it says, not of its letters: a provider may write the same event another way the next time.
  const hash = bodyHash(event);
  const { verdict, isRepeat } = await runTransaction(context.sql, async (tx) => {
    const id = context.newId();
    const prior = await claimEvent(tx, { id, provider: provider.name, event, hash, now });
    if (prior) return { verdict: prior, isRepeat: true };
    const settled = await settleEvent(tx, { id, event, provider, now, random: context.random.bytes });
    await tx`
      update payment_callbacks set verdict = ${settled}
      where provider = ${provider.name} and event_id = ${event.eventId}`;
    return { verdict: settled, isRepeat: false };
  });
  const level = HEARD.has(verdict) && verdict !== 'paidTwice' ? 'info' : 'warn';
  const { eventId, reference, amount } = event;
  context.log[level]({ verdict, isRepeat, eventId, depositId: reference, amount }, 'payment callback');
  return verdict;
}

interface Claim {
  id: string;
  provider: string;
  event: PaymentEvent;
  hash: Buffer;
  now: number;
}

/** Null when the event is new; else its first verdict. A second one at the same time waits here. */
async function claimEvent(
  tx: Tx,
  { id, provider, event, hash, now }: Claim,
): Promise<CallbackVerdict | null> {
  const claimed = await tx`
    insert into payment_callbacks (id, provider, at, verdict, event_id, deposit_id, payment_ref, amount, currency,
      status, body_hash)
    values (${id}, ${provider}, ${now}, 'open', ${event.eventId}, ${event.reference}, ${event.paymentId},
      ${event.amount}, ${event.currency}, ${event.status}, ${hash})
    on conflict (provider, event_id) do nothing`;
  if (claimed.count === 1) return null;
  const [prior] = await tx<{ verdict: CallbackVerdict; bodyHash: Buffer }[]>`
    select verdict, body_hash from payment_callbacks
    where provider = ${provider} and event_id = ${event.eventId}`;
  // Two messages under one name contradict each other; the first one holds.
  return prior && hash.equals(prior.bodyHash) ? prior.verdict : 'mismatched';
}

interface Settling {
  /** The callback's own, which a journal of money that waits is named after. */
  id: string;
  event: PaymentEvent;
  provider: PaymentProvider;
  now: number;
  random: (count: number) => Uint8Array;
}

async function settleEvent(tx: Tx, settling: Settling): Promise<CallbackVerdict> {
  const { event, provider, now } = settling;
  const deposit = await lockDeposit(tx, event.reference);
  if (!deposit || deposit.provider !== provider.name) return 'unknownDeposit';
  if (event.status === 'paid' && (await isAccountedFor(tx, settling, deposit))) return 'noChange';
  if (event.amount !== deposit.amount || event.currency !== deposit.currency) {
    await putAside(tx, settling, deposit);
    return 'mismatched';
  }
  if (event.status === 'paid') {
    const verdict = await credit(tx, deposit, event.paymentId, settling);
    if (verdict === 'paidTwice') await putAside(tx, settling, deposit);
    return verdict;
  }
  if (deposit.state !== 'created' && deposit.state !== 'pending') return 'noChange';
  await tx`
    update deposits set state = 'failed', settled_at = ${now}
    where player_id = ${deposit.playerId} and id = ${deposit.id}`;
  return 'failed';
}

/**
 * Whether an earlier event has told of this very payment: one payment is money once, however many events name it.
 * What waits is the operator's to decide, also when a corrected event follows; only one that the ledger cannot hold
 * gives way to an event that it can.
 */
async function isAccountedFor(
  tx: Tx,
  { id, event, provider }: Settling,
  { currency }: DepositRow,
): Promise<boolean> {
  const earlier = await tx<Earlier[]>`
    select id, verdict, amount, currency, resolution from payment_callbacks
    where provider = ${provider.name} and deposit_id = ${event.reference} and payment_ref = ${event.paymentId}
      and id <> ${id} and (verdict = 'credited' or status = 'paid' and verdict in ('paidTwice', 'mismatched'))`;
  if (earlier.length === 0) return false;
  const holds = (row: Earlier) =>
    row.verdict === 'credited' || row.resolution !== null || isBookable(row, currency);
  if (earlier.some(holds) || !isBookable(event, currency)) return true;
  await tx`update payment_callbacks set verdict = 'noChange' where id in ${tx(earlier.map((row) => row.id))}`;
  return false;
}

interface Earlier {
  id: string;
  verdict: CallbackVerdict;
  amount: number;
  currency: string;
  resolution: string | null;
}

async function putAside(
  tx: Tx,
  { id, event, provider, now }: Settling,
  { currency }: DepositRow,
): Promise<void> {
  if (event.status !== 'paid' || !isBookable(event, currency)) return;
  await bookLeftOver(tx, { id, provider: provider.name, amount: event.amount }, now);
}

/** Money that really came is the player's, also after the deposit expired or failed; but only once. */
async function credit(
  tx: Tx,
  deposit: DepositRow,
  paymentRef: string,
  { now, random }: Pick<Settling, 'now' | 'random'>,
): Promise<CallbackVerdict> {
  const { playerId, id, amount, channelId } = deposit;
  if (deposit.state === 'paid') return deposit.paymentRef === paymentRef ? 'noChange' : 'paidTwice';
  await tx`
    update deposits set state = 'paid', settled_at = ${now}, payment_ref = ${paymentRef}
    where player_id = ${playerId} and id = ${id}`;
  // The deposit's id is the journal's: the key of the ledger itself keeps a second credit out.
  await postJournal(tx, {
    playerId,
    id,
    kind: 'deposit',
    entries: [
      { account: 'player:coin', amount },
      { account: `provider:${deposit.provider}`, amount: -amount },
    ],
    at: now,
  });
  await countDeposit(tx, { playerId, amount, channelId });
  await grantBonus(tx, deposit, { now, random });
  return 'credited';
}
