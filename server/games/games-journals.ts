import type { JournalRecords } from '../hooks.ts';

/** The journals of the games, and the kind of each in a player's records. */
export const gamesJournals = {
  round: { kind: 'bet' },
  playMoney: { kind: 'other' },
} as const satisfies JournalRecords;
