import type { JournalRecords } from '../hooks.ts';

/** The journals of the gifts, and the kind of each in a player's records. */
export const giftsJournals = {
  fundSaved: { kind: 'other' },
  fundReturned: { kind: 'other' },
  packetFilled: { kind: 'other' },
  packetOpened: { kind: 'other' },
  packetEmptied: { kind: 'other' },
} as const satisfies JournalRecords;
