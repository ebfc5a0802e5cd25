import { cents } from '../../contract/money.ts';
import { ProviderDown } from '../adapters/payment.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawal-queries.ts';
import { decide } from './withdrawal-stages.ts';
import { claimWithdrawalToSend, readWithdrawalsToMove, savePayoutRef } from './withdrawal-write-queries.ts';

/** A provider that gave no answer is called again after this time. */
const ASK_AGAIN_MS = 30_000;
const BATCH = 50;

/**
 * Advances a withdrawal as far as possible without a person: decides a new one, sends an approved one to the provider.
 * Safe to repeat and from any number of processes: the provider pays once for one reference.
 */
export async function moveWithdrawal(context: Context, id: string): Promise<void> {
  const { sql, clock } = context;
  const row = await runTransaction(sql, async (tx) => {
    const locked = await lockWithdrawal(tx, id);
    if (locked?.state === 'requested') await decide(tx, locked, clock.now());
    const now = clock.now();
    // Claimed by one process at a time; a clock that was set back must not block it.
    return claimWithdrawalToSend(tx, id, { now, sentUntil: now - ASK_AGAIN_MS });
  });
  if (row) await sendPayout(context, row);
}

async function sendPayout({ sql, clock, settings, log }: Context, row: WithdrawalRow): Promise<void> {
  const provider = paymentProviders(settings).get(row.provider);
  if (!provider) {
    log.warn(
      { withdrawalId: row.id, provider: row.provider },
      'the provider of a withdrawal is not configured',
    );
    return;
  }
  try {
    const { payoutId } = await provider.createPayout(
      {
        reference: row.id,
        amount: cents(row.amount - row.fee),
        currency: row.currency,
        method: row.kind,
        bankName: row.bankName,
        holder: row.holder,
        number: row.number,
      },
      clock.now(),
    );
    await savePayoutRef(sql, { id: row.id, payoutRef: payoutId });
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    log.warn({ withdrawalId: row.id, provider: row.provider, reason: error.message }, 'payout not accepted');
  }
}

/** A job: resumes what a process that ended, or a provider that was down, left unfinished. Returns how many. */
export async function moveWithdrawals(context: Context): Promise<number> {
  const { sql, clock } = context;
  const now = clock.now();
  const rows = await readWithdrawalsToMove(sql, { now, sentUntil: now - ASK_AGAIN_MS, batch: BATCH });
  for (const { id } of rows) await moveWithdrawal(context, id);
  return rows.length;
}
