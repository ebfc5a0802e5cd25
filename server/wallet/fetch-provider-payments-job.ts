import type { PaymentProvider } from '../adapters/payment.ts';
import { ProviderDown } from '../adapters/payment.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import type { Context } from '../context.ts';
import type { StoredDeposit } from './deposit-queries.ts';
import { claimSilentDeposits } from './deposit-write-queries.ts';
import { applyEvent, HEARD } from './payment-callbacks.ts';

/** A payer takes this long; a callback that has not arrived by then may never arrive. */
const SILENT_MS = 3 * 60_000;
const ASK_AGAIN_MS = 10 * 60_000;
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
  { id }: StoredDeposit,
): Promise<boolean> {
  try {
    for (const payment of await provider.findPayments(id, context.clock.now())) {
      if (payment.status !== 'paid') continue;
      const { paymentId, amount, currency } = payment;
      const event = { eventId: `asked ${paymentId}`, paymentId, reference: id, amount, currency } as const;
      const verdict = await applyEvent(context, provider, { ...event, status: 'paid' });
      if (!HEARD.has(verdict))
        context.log.warn({ depositId: id, verdict }, 'a payment found by a query is held');
    }
    return true;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    context.log.warn({ provider: provider.name, reason: error.message }, 'provider cannot be queried');
    return false;
  }
}
