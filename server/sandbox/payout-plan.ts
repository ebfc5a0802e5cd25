import type { PayoutOrder } from '../adapters/payment.ts';

export interface SandboxPayout extends PayoutOrder {
  readonly id: string;
  readonly createdAt: number;
}

/** Long enough to see the pending state. */
const PAYS_AFTER_MS = 2_000;

/** The outcome of a payout by the last digits of the account's number; any other one is paid. */
const PAYOUT_TRICKS = {
  '0001': 'declines',
  '0002': 'paysTwice',
  '0003': 'staysPending',
} as const;

interface PlannedCallback {
  readonly body: string;
  /** Earliest time, in milliseconds since 1970. */
  readonly nextAt: number;
}

export function planPayout(payout: SandboxPayout, newId: () => string): PlannedCallback[] {
  const { id, reference, amount, currency, number, createdAt } = payout;
  const trick = PAYOUT_TRICKS[number.slice(-4) as keyof typeof PAYOUT_TRICKS] ?? 'pays';
  if (trick === 'staysPending') return [];
  const status = trick === 'declines' ? 'failed' : 'paid';
  const reason = trick === 'declines' ? { reason: 'The bank does not know this account.' } : {};
  const event = { payoutId: id, reference, amount, currency, status, ...reason };
  return (trick === 'paysTwice' ? [1, 2] : [1]).map(() => ({
    body: JSON.stringify({ eventId: newId(), ...event }),
    nextAt: createdAt + PAYS_AFTER_MS,
  }));
}
