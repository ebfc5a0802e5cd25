import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals of the games, and the kind of each in a player's records. */
export const gamesJournals = {
  round: 'bet',
  playMoney: 'other',
} as const satisfies Record<string, RecordKind>;
