import { cents } from '../../contract/money.ts';
import { ProviderDown } from '../adapters/payment.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { NO_PLAYER } from '../ledger/accounts.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { type LeftOver, lockLeftOver } from './unmatched-payments.ts';

/** A provider that gave no answer is asked again after this long. */
const ASK_AGAIN_MS = 60_000;
const BATCH = 20;

/** Orders a payment back to where it was paid from; the job below has the provider send it. */
export async function orderReturn(tx: Tx, payment: LeftOver): Promise<void> {
  await tx`update payment_callbacks set resolution = 'returning' where id = ${payment.id}`;
}

interface Returned {
  /** Of the journal. */
  readonly id: string;
  readonly now: number;
  /** The provider's name for the return. */
  readonly returnRef: string;
}

/** Writes down that a locked payment has gone back, in the ledger where it was booked. */
export async function closeReturned(
  tx: Tx,
  payment: LeftOver,
  { id, now, returnRef }: Returned,
): Promise<void> {
  // Whether and where it was booked is the ledger's to say: another currency never was.
  const [booked] = await tx<{ playerId: string; kind: string }[]>`
    select player_id, kind from journals where id = ${payment.id} and kind in ('paymentHeld', 'paymentLeftOver')
      and player_id in (${NO_PLAYER}, ${payment.playerId})`;
  if (booked) {
    const isTheirs = booked.kind === 'paymentHeld';
    await postJournal(tx, {
      playerId: isTheirs ? booked.playerId : null,
      id,
      kind: 'paymentReturned',
      entries: [
        { account: `provider:${payment.provider}`, amount: payment.amount },
        { account: isTheirs ? 'player:held' : 'house:unclaimed', amount: -payment.amount },
      ],
      at: now,
    });
  }
  await tx`
    update payment_callbacks
    set resolution = 'returned', resolved_at = ${now}, return_ref = ${returnRef} where id = ${payment.id}`;
}

type Due = Pick<LeftOver, 'id' | 'provider' | 'paymentRef' | 'amount' | 'currency'>;

/**
 * A job: has providers send payments back. Safe to do again and from any number of processes: a provider sends a
 * payment back once for one reference.
 * @returns how many it asked for.
 */
export async function returnPayments(context: Context): Promise<number> {
  const { sql, clock, settings } = context;
  const providers = paymentProviders(settings);
  if (providers.size === 0) return 0;
  const now = clock.now();
  const rows = await sql<Due[]>`
    update payment_callbacks set return_asked_at = ${now}
    where id in (
      select id from payment_callbacks
      where resolution = 'returning' and status = 'paid' and resolved_at is null
        and verdict in ('paidTwice', 'mismatched', 'overLimit', 'unknownDeposit')
        and provider in ${sql([...providers.keys()])}
        and (return_asked_at is null or return_asked_at <= ${now - ASK_AGAIN_MS} or return_asked_at > ${now})
      order by at limit ${BATCH}
      for update skip locked
    )
    returning id, provider, payment_ref, amount, currency`;
  for (const row of rows) await sendBack(context, row);
  return rows.length;
}

async function sendBack(context: Context, due: Due): Promise<void> {
  const { sql, clock, settings, log } = context;
  const { id, paymentRef: paymentId, amount, currency } = due;
  try {
    const provider = paymentProviders(settings).get(due.provider);
    if (!provider) throw new ProviderDown(`${due.provider} is gone`);
    const order = { reference: id, paymentId, amount: cents(amount), currency };
    const { refundId } = await provider.refundPayment(order, clock.now());
    await runTransaction(sql, async (tx) => {
      const payment = await lockLeftOver(tx, id);
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
    log.warn({ payment: id, provider: due.provider, reason: error.message }, 'payment not sent back yet');
  }
}
