import { cents } from '../../contract/money.ts';
import { ProviderDown } from '../adapters/payment.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import {
  claimDueReturns,
  type DueReturn,
  findHoldingJournal,
  lockUnmatched,
  type UnmatchedPayment,
  updatePaymentReturned,
  updatePaymentReturning,
} from './unmatched-payment-queries.ts';

/** A provider that gave no answer is called again after this time. */
const ASK_AGAIN_MS = 60_000;
const BATCH = 20;

/** Orders the refund of a payment to where it was paid from; the job below has the provider send it. */
export const orderReturn = (tx: Tx, { id }: UnmatchedPayment): Promise<void> =>
  updatePaymentReturning(tx, id);

interface ReturnDetails {
  /** Of the journal. */
  readonly id: string;
  readonly now: number;
  /** The provider's id of the refund. */
  readonly returnRef: string;
}

/** Records that a locked payment was refunded, in the ledger where it was booked. */
export async function closeReturned(
  tx: Tx,
  payment: UnmatchedPayment,
  { id, now, returnRef }: ReturnDetails,
): Promise<void> {
  // The ledger has whether and where it was booked: another currency never was.
  const booked = await findHoldingJournal(tx, payment);
  if (booked) {
    const isTheirs = booked.kind === 'paymentHeld';
    await postJournal(tx, {
      playerId: isTheirs ? booked.playerId : null,
      id,
      kind: 'paymentReturned',
      entries: transfer(payment.amount, {
        from: isTheirs ? 'player:held' : 'house:unclaimed',
        to: `provider:${payment.provider}`,
      }),
      at: now,
    });
  }
  await updatePaymentReturned(tx, { id: payment.id, now, returnRef });
}

/**
 * A job: has providers refund payments. Safe to repeat and from any number of processes: a provider refunds a
 * payment once for one reference.
 * @returns how many it requested.
 */
export async function returnPayments(context: Context): Promise<number> {
  const { sql, clock, settings } = context;
  const providers = paymentProviders(settings);
  if (providers.size === 0) return 0;
  const now = clock.now();
  const rows = await claimDueReturns(sql, {
    providers: [...providers.keys()],
    now,
    askedUntil: now - ASK_AGAIN_MS,
    batch: BATCH,
  });
  for (const row of rows) await sendBack(context, row);
  return rows.length;
}

async function sendBack(context: Context, due: DueReturn): Promise<void> {
  const { sql, clock, settings, log } = context;
  const { id, paymentRef: paymentId, amount, currency } = due;
  try {
    const provider = paymentProviders(settings).get(due.provider);
    if (!provider) throw new ProviderDown(`${due.provider} is gone`);
    const refundOrder = { reference: id, paymentId, amount: cents(amount), currency };
    const { refundId } = await provider.refundPayment(refundOrder, clock.now());
    await runTransaction(sql, async (tx) => {
      const payment = await lockUnmatched(tx, id);
      if (payment?.resolution !== 'returning') return;
      const now = clock.now();
      await closeReturned(tx, payment, { id: context.newId(), now, returnRef: refundId });
      await writeAudit(tx, {
        id: context.newId(),
        at: now,
        actor: 'house',
        act: 'payment returned',
        subject: payment.playerId ?? payment.depositId,
        details: { payment: id, paymentRef: paymentId, refundId, amount, currency, verdict: payment.verdict },
      });
    });
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    log.warn({ payment: id, provider: due.provider, reason: error.message }, 'payment not refunded yet');
  }
}
