import { MAX_PLACED } from '../../contract/games/placed-bets.ts';
import {
  DRAGON_TIGER,
  DRAGON_TIGER_DECKS,
  DRAGON_TIGER_MAX_TOTAL,
  DRAGON_TIGER_RETURNS,
  HALF_RETURNED,
} from '../dragon-tiger.ts';
import type { AnyGame } from '../game-maths.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { DECK, placed } from './table-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    DRAGON_TIGER as AnyGame,
    {
      ...DECK,
      decks: DRAGON_TIGER_DECKS,
      maxTotal: DRAGON_TIGER_MAX_TOTAL,
      maxSpots: MAX_PLACED,
      returns: DRAGON_TIGER_RETURNS,
      returnsOnTie: HALF_RETURNED,
    },
    [
      { bet: placed(['dragon', 1_000], ['tie', 1_000]), nonce: 0 },
      { bet: placed(['tiger', 2_000], ['suitedTie', 1_000]), nonce: 1 },
      { bet: placed(['dragon', 5_000], ['tiger', 1_000]), nonce: null },
      { bet: placed(['dragon', 1_000], ['tie', 1_000], ['suitedTie', 1_000]), nonce: 11 },
    ],
  );
