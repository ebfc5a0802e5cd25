import type { JournalRecords } from '../hooks.ts';

/** The journals of the mall, and the kind of each in a player's records. */
export const mallJournals = {
  pointsExchanged: { kind: 'other' },
  diamondsExchanged: { kind: 'bonus' },
  goodsBought: { kind: 'bonus' },
  scratchCardBought: { kind: 'other' },
  scratchCardPaid: { kind: 'bonus' },
} as const satisfies JournalRecords;
