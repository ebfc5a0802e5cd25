import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals of the mall, and the kind of each in a player's records. */
export const mallJournals = {
  pointsExchanged: 'other',
  diamondsExchanged: 'bonus',
  goodsBought: 'bonus',
  scratchCardBought: 'other',
  scratchCardPaid: 'bonus',
} as const satisfies Record<string, RecordKind>;
