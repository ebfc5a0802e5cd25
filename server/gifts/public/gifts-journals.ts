import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals of the gifts, and the kind of each in a player's records. */
export const giftsJournals = {
  fundSaved: 'other',
  fundReturned: 'other',
  packetFilled: 'other',
  packetOpened: 'other',
  packetEmptied: 'other',
} as const satisfies Record<string, RecordKind>;
