import { DECK_CARDS, RANKS } from '../../contract/games/cards.ts';
import { HIGH_LOW_MAX_GUESSES, HIGH_LOW_MAX_SKIPS } from '../../contract/games/high-low-salon.ts';
import type { AnyGame } from '../game-maths.ts';
import { HIGH_LOW_MAX_MULTIPLIER, HIGH_LOW_RETURN_PERCENT } from '../high-low/multipliers.ts';
import { HIGH_LOW_SALON } from '../high-low-salon.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    HIGH_LOW_SALON as AnyGame,
    {
      deckCards: DECK_CARDS,
      ranks: RANKS,
      returnPercent: HIGH_LOW_RETURN_PERCENT,
      maxGuesses: HIGH_LOW_MAX_GUESSES,
      maxSkips: HIGH_LOW_MAX_SKIPS,
      maxMultiplier: HIGH_LOW_MAX_MULTIPLIER,
    },
    [
      { bet: { stake: 100 }, nonce: 0, acts: [{ kind: 'skip' }], isLeft: true },
      { bet: { stake: 200 }, nonce: 1, isLeft: true },
      { bet: { stake: 100 }, nonce: null, isLeft: true },
    ],
  );
