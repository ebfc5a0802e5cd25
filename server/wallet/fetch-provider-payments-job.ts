import type { PaymentProvider } from '../adapters/payment.ts';
import { ProviderDown } from '../adapters/payment.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import type { Context } from '../context.ts';
import type { StoredDeposit } from './deposit-queries.ts';
import { claimSilentDeposits, updateAsked } from './deposit-write-queries.ts';
import { applyEvent } from './payment-callbacks.ts';

/** A payer takes this long; a callback that has not arrived by then may never arrive. */
const SILENT_MS = 3 * 60_000;
/** With the round of jobs and a failed try below ten minutes, which the page promises to whoever has paid. */
const ASK_AGAIN_MS = 8 * 60_000;
/** What could not be asked or processed, as the provider or the database was busy, is tried again after this time. */
const CLAIMED_MS = 30_000;
/** After this time an operator reconciles the provider's list with the ledger. */
const GIVE_UP_MS = 2 * 86_400_000;
const BATCH = 20;

/**
 * A job: queries providers about deposits without a callback. A payment found there is processed like a callback, and
 * counts once, whichever comes first.
 * @returns how many it queried.
 */
export async function fetchFromProviders(context: Context): Promise<number> {
  const { sql, clock, settings } = context;
  const providers = paymentProviders(settings);
  if (providers.size === 0) return 0;
  const now = clock.now();
  const rows = await claimSilentDeposits(sql, {
    providers: [...providers.keys()],
    now,
    createdAfter: now - GIVE_UP_MS,
    createdUntil: now - SILENT_MS,
    askedUntil: now - ASK_AGAIN_MS,
    claimedAs: now - ASK_AGAIN_MS + CLAIMED_MS,
    batch: BATCH,
  });
  for (const row of rows) {
    const provider = providers.get(row.provider);
    if (provider && !(await fetchState(context, provider, row))) break;
  }
  return rows.length;
}

/** False when the provider does not answer: then the others wait for the next run too. */
async function fetchState(
  context: Context,
  provider: PaymentProvider,
  deposit: StoredDeposit,
): Promise<boolean> {
  const { id } = deposit;
  try {
    for (const payment of await provider.findPayments(id, context.clock.now())) {
      if (payment.status !== 'paid') continue;
      const { paymentId, amount, currency } = payment;
      const event = { eventId: `asked ${paymentId}`, paymentId, reference: id, amount, currency } as const;
      await applyEvent(context, provider, { ...event, status: 'paid' });
    }
    await updateAsked(context.sql, deposit, context.clock.now());
    return true;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    context.log.warn({ provider: provider.name, reason: error.message }, 'provider cannot be queried');
    return false;
  }
}
