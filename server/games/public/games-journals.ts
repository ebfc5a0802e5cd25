import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals of the games, and what a player's records call each. */
export const gamesJournals = {
  round: 'bet',
  playMoney: 'other',
} as const satisfies Record<string, RecordKind>;
