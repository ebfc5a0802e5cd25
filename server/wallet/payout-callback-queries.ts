import type { PayoutEvent } from '../adapters/payment.ts';
import type { Tx } from '../db/sql.ts';
import type { PayoutVerdict } from './payout-verdict.ts';

export interface NewPayoutCallback {
  readonly id: string;
  readonly provider: string;
  readonly event: PayoutEvent;
  readonly hash: Buffer;
  readonly now: number;
}

/** With the verdict `open`. False when the event exists; a concurrent insert of it is waited for. */
export async function insertNewPayoutCallback(
  tx: Tx,
  { id, provider, event, hash, now }: NewPayoutCallback,
): Promise<boolean> {
  const claimed = await tx`
    insert into payout_callbacks (id, provider, event_id, at, verdict, withdrawal_id, payout_ref, amount, currency,
      status, body_hash)
    values (${id}, ${provider}, ${event.eventId}, ${now}, 'open', ${event.reference}, ${event.payoutId},
      ${event.amount}, ${event.currency}, ${event.status}, ${hash})
    on conflict (provider, event_id) do nothing`;
  return claimed.count === 1;
}

interface JudgedPayout {
  readonly verdict: PayoutVerdict;
  readonly bodyHash: Buffer;
}

export async function findPayoutCallback(
  tx: Tx,
  { provider, eventId }: { readonly provider: string; readonly eventId: string },
): Promise<JudgedPayout | null> {
  const [prior] = await tx<JudgedPayout[]>`
    select verdict, body_hash from payout_callbacks
    where provider = ${provider} and event_id = ${eventId}`;
  return prior ?? null;
}

export async function savePayoutVerdict(tx: Tx, id: string, verdict: PayoutVerdict): Promise<void> {
  await tx`update payout_callbacks set verdict = ${verdict} where id = ${id}`;
}
