import type { CallbackMessage, PaymentProvider, PayoutEvent } from '../adapters/payment.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { lockWithdrawal } from './withdrawal-rows.ts';
import { pay, reject } from './withdrawal-stages.ts';

/**
 * What a callback of a payout came to. `contradicts`: it tells of a paid withdrawal that it failed, of a rejected one
 * that it was paid, or of a second payment; `mismatched`: of another amount or currency. Both change nothing and are
 * for a person to look at.
 */
export type PayoutVerdict =
  | 'paid'
  | 'returned'
  | 'noChange'
  | 'contradicts'
  | 'mismatched'
  | 'unknownWithdrawal'
  | 'forged'
  | 'stale'
  | 'malformed';

/** The provider has been heard and need not say it again. */
export const PAYOUT_HEARD: ReadonlySet<PayoutVerdict> = new Set(['paid', 'returned', 'noChange']);

/** Signature, then once per event, then the withdrawal, in one transaction; a repeat gets its first verdict again. */
export async function takePayoutCallback(
  context: Context,
  provider: PaymentProvider,
  message: CallbackMessage,
): Promise<PayoutVerdict> {
  const now = context.clock.now();
  const reading = provider.readPayoutCallback(message, now);
  if (reading.verdict !== 'good') {
    context.log.warn({ provider: provider.name, verdict: reading.verdict }, 'payout callback refused');
    return reading.verdict;
  }
  const { event } = reading;
  const hash = bodyHash(event);
  const verdict = await runTransaction(context.sql, async (tx) => {
    const claim = { id: context.newId(), provider: provider.name, event, hash, now };
    const prior = await claimEvent(tx, claim);
    if (prior) return prior;
    const settled = await settle(tx, { event, provider: provider.name, id: context.newId(), now });
    await tx`update payout_callbacks set verdict = ${settled} where id = ${claim.id}`;
    return settled;
  });
  const { eventId, reference, amount } = event;
  const level = PAYOUT_HEARD.has(verdict) ? 'info' : 'warn';
  context.log[level]({ verdict, eventId, withdrawalId: reference, amount }, 'payout callback');
  return verdict;
}

interface Claim {
  readonly id: string;
  readonly provider: string;
  readonly event: PayoutEvent;
  readonly hash: Buffer;
  readonly now: number;
}

/** Null when the event is new; else its first verdict. A second one at the same time waits here. */
async function claimEvent(tx: Tx, { id, provider, event, hash, now }: Claim): Promise<PayoutVerdict | null> {
  const claimed = await tx`
    insert into payout_callbacks (id, provider, event_id, at, verdict, withdrawal_id, payout_ref, amount, currency,
      status, body_hash)
    values (${id}, ${provider}, ${event.eventId}, ${now}, 'open', ${event.reference}, ${event.payoutId},
      ${event.amount}, ${event.currency}, ${event.status}, ${hash})
    on conflict (provider, event_id) do nothing`;
  if (claimed.count === 1) return null;
  const [prior] = await tx<{ verdict: PayoutVerdict; bodyHash: Buffer }[]>`
    select verdict, body_hash from payout_callbacks
    where provider = ${provider} and event_id = ${event.eventId}`;
  return prior && hash.equals(prior.bodyHash) ? prior.verdict : 'contradicts';
}

interface Settling {
  readonly event: PayoutEvent;
  readonly provider: string;
  /** Of the journal. */
  readonly id: string;
  readonly now: number;
}

async function settle(tx: Tx, { event, provider, id, now }: Settling): Promise<PayoutVerdict> {
  const row = await lockWithdrawal(tx, event.reference);
  if (!row || row.provider !== provider) return 'unknownWithdrawal';
  if (event.amount !== row.amount - row.fee || event.currency !== row.currency) return 'mismatched';
  const isPaid = event.status === 'paid';
  if (row.state === 'approved') {
    if (isPaid) await pay(tx, row, { id, payoutRef: event.payoutId, now });
    else await reject(tx, row, { id, by: 'provider', reason: event.reason ?? '', now });
    return isPaid ? 'paid' : 'returned';
  }
  if (row.state === 'paid') return isPaid && row.payoutRef === event.payoutId ? 'noChange' : 'contradicts';
  if (row.state === 'rejected') return isPaid ? 'contradicts' : 'noChange';
  // Nobody has sent it yet.
  return 'contradicts';
}
