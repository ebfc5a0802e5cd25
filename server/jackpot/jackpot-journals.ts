import type { JournalRecords } from '../hooks.ts';

/** The journals of the jackpot, and the kind of each in a player's records. */
export const jackpotJournals = {
  draw: { kind: 'prize' },
  jackpotSeed: { kind: 'other' },
} as const satisfies JournalRecords;
