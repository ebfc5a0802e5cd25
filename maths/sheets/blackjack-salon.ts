import { BLACKJACK, DEALER_STANDS } from '../blackjack/count.ts';
import { BLACKJACK_DECKS, BLACKJACK_SALON } from '../blackjack-salon.ts';
import type { AnyGame } from '../game-maths.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { DECK } from './table-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    BLACKJACK_SALON as AnyGame,
    { ...DECK, decks: BLACKJACK_DECKS, best: BLACKJACK, dealerStands: DEALER_STANDS },
    [
      { bet: { stake: 1_000 }, nonce: 0, isLeft: true },
      { bet: { stake: 2_000 }, nonce: 1, isLeft: true },
      { bet: { stake: 1_000 }, nonce: null, isLeft: true },
      { bet: { stake: 1_000 }, nonce: 8, acts: [{ kind: 'split' }, { kind: 'double' }, { kind: 'stand' }] },
      { bet: { stake: 1_000 }, nonce: 32, acts: [{ kind: 'insure' }] },
    ],
  );
