import type { CallbackMessage, PaymentProvider, PayoutEvent } from '../adapters/payment.ts';
import { noteCallerFault } from '../caller-faults.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import {
  findPayoutCallback,
  insertNewPayoutCallback,
  type NewPayoutCallback,
  savePayoutVerdict,
} from './payout-callback-queries.ts';
import type { PayoutVerdict } from './payout-verdict.ts';
import { lockWithdrawal } from './withdrawal-queries.ts';
import { pay, reject } from './withdrawal-stages.ts';

/** The callback is accepted and need not be repeated. */
export const PAYOUT_HEARD: ReadonlySet<PayoutVerdict> = new Set(['paid', 'returned', 'noChange']);

/** Signature, then once per event, then the withdrawal, in one transaction; a repeat gets its first verdict again. */
export async function receivePayoutCallback(
  context: Context,
  provider: PaymentProvider,
  message: CallbackMessage,
): Promise<PayoutVerdict> {
  const now = context.clock.now();
  const reading = provider.readPayoutCallback(message, now);
  if (reading.verdict !== 'good') {
    const { verdict } = reading;
    noteCallerFault(context.log, 'payout callback refused', { provider: provider.name, verdict });
    return verdict;
  }
  const { event } = reading;
  const hash = bodyHash(event);
  const verdict = await runTransaction(context.sql, async (tx) => {
    const claim = { id: context.newId(), provider: provider.name, event, hash, now };
    const prior = await claimEvent(tx, claim);
    if (prior) return prior;
    const settled = await settle(tx, { event, provider: provider.name, id: context.newId(), now });
    await savePayoutVerdict(tx, claim.id, settled);
    return settled;
  });
  const { eventId, reference, amount } = event;
  const level = PAYOUT_HEARD.has(verdict) ? 'info' : 'warn';
  context.log[level]({ verdict, eventId, withdrawalId: reference, amount }, 'payout callback');
  return verdict;
}

/** Null when the event is new; else its first verdict. A concurrent one waits here. */
async function claimEvent(tx: Tx, claim: NewPayoutCallback): Promise<PayoutVerdict | null> {
  if (await insertNewPayoutCallback(tx, claim)) return null;
  const { provider, event, hash } = claim;
  const prior = await findPayoutCallback(tx, { provider, eventId: event.eventId });
  return prior && hash.equals(prior.bodyHash) ? prior.verdict : 'contradicts';
}

interface PayoutSettlement {
  readonly event: PayoutEvent;
  readonly provider: string;
  /** Of the journal. */
  readonly id: string;
  readonly now: number;
}

async function settle(tx: Tx, { event, provider, id, now }: PayoutSettlement): Promise<PayoutVerdict> {
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
  // It has not been sent yet.
  return 'contradicts';
}
