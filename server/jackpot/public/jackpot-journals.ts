import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals of the jackpot, and what a player's records call each. */
export const jackpotJournals = {
  draw: 'prize',
  jackpotSeed: 'other',
} as const satisfies Record<string, RecordKind>;
