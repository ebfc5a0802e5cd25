import type { JournalRecords } from '../hooks.ts';

/** The journals of the lotteries, and the kind of each in a player's records. */
export const lotteryJournals = {
  lotteryBought: { kind: 'bet' },
  lotteryDrawn: { kind: 'bet', isWon: true },
  lotteryRefunded: { kind: 'bet' },
} as const satisfies JournalRecords;
