import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals of the jackpot, and the kind of each in a player's records. */
export const jackpotJournals = {
  draw: 'prize',
  jackpotSeed: 'other',
} as const satisfies Record<string, RecordKind>;
