import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journal of a draw that has a prize in it; all others that move money are stakes. */
export const LOTTERY_PAID = 'lotteryDrawn';

/** The journals of the lotteries, and the kind of each in a player's records. */
export const lotteryJournals = {
  lotteryBought: 'bet',
  [LOTTERY_PAID]: 'bet',
  lotteryRefunded: 'bet',
} as const satisfies Record<string, RecordKind>;
