import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals that the wallet writes, and the kind of each in a player's records. */
export const walletJournals = {
  deposit: 'deposit',
  paymentCredited: 'deposit',
  paymentHeld: 'other',
  paymentLeftOver: 'other',
  paymentReturned: 'other',
  withdrawal: 'withdrawal',
  withdrawalPaid: 'other',
  withdrawalReturned: 'returned',
  safeboxIn: 'safebox',
  safeboxOut: 'safebox',
  forfeited: 'forfeit',
  forfeitReturned: 'forfeit',
} as const satisfies Record<string, RecordKind>;
