import type { JournalRecords } from '../hooks.ts';

/** The journals that the wallet writes, and the kind of each in a player's records. */
export const walletJournals = {
  deposit: { kind: 'deposit' },
  paymentCredited: { kind: 'deposit' },
  paymentHeld: { kind: 'other' },
  paymentLeftOver: { kind: 'other' },
  paymentReturned: { kind: 'other' },
  withdrawal: { kind: 'withdrawal' },
  withdrawalPaid: { kind: 'other' },
  withdrawalReturned: { kind: 'returned' },
  safeboxIn: { kind: 'safebox' },
  safeboxOut: { kind: 'safebox' },
  forfeited: { kind: 'forfeit' },
  forfeitReturned: { kind: 'forfeit' },
} as const satisfies JournalRecords;
