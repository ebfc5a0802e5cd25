import { openRound, seedPair } from './game-products.ts';
import { lastTicket, lotteryDraw } from './lottery-products.ts';
import type { InsiderProduct } from './play-insider.ts';
import { inviteWheel, jackpotDraw, scratchCards, waitingCard } from './prize-products.ts';
import { sharedDraw } from './shared-products.ts';

/** Everything whose result nobody may foresee who can read the database. */
export const INSIDER_PRODUCTS: readonly InsiderProduct[] = [
  seedPair,
  openRound,
  jackpotDraw,
  scratchCards,
  waitingCard,
  inviteWheel,
  sharedDraw,
  lotteryDraw,
  lastTicket,
];
