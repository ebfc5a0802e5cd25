import { cents } from '../../contract/money.ts';
import { OrderRefused, ProviderDown } from '../adapters/payment.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { noteCallerFault } from '../caller-faults.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawal-queries.ts';
import { decide } from './withdrawal-stages.ts';
import {
  claimWithdrawalToSend,
  countRefusal,
  readWithdrawalsToMove,
  savePayoutRef,
} from './withdrawal-write-queries.ts';

/**
 * A provider that gave no answer is called again after `pauseMs`. Where it refused the order, the pause doubles with each
 * refusal up to the longest: the same order is rarely accepted later, and a batch full of them would hold up all others.
 */
const PAUSES = { pauseMs: 30_000, maxPauseMs: 3_600_000 } as const;
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
    // Claimed by one process at a time; a clock that was set back must not block it.
    return claimWithdrawalToSend(tx, id, { ...PAUSES, now: clock.now() });
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
    const details = { withdrawalId: row.id, provider: row.provider, reason: error.message };
    // The account is what the player entered.
    if (error instanceof OrderRefused)
      noteCallerFault(log, 'payout account refused', {
        ...details,
        refusals: await countRefusal(sql, row.id),
      });
    else log.warn(details, 'payout not accepted');
  }
}

/** A job: resumes what a process that ended, or a provider that was down, left unfinished. Returns how many. */
export async function moveWithdrawals(context: Context): Promise<number> {
  const { sql, clock } = context;
  const rows = await readWithdrawalsToMove(sql, { ...PAUSES, now: clock.now(), batch: BATCH });
  for (const { id } of rows) await moveWithdrawal(context, id);
  return rows.length;
}
