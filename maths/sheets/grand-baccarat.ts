import { MAX_PLACED } from '../../contract/games/placed-bets.ts';
import { DRAWS_UP_TO, doesBankerDraw, NATURAL_POINTS } from '../baccarat/coup.ts';
import type { AnyGame } from '../game-maths.ts';
import {
  BACCARAT_DECKS,
  BACCARAT_MAX_TOTAL,
  BACCARAT_RETURNS,
  GRAND_BACCARAT,
  TIE_RETURN,
} from '../grand-baccarat.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { DECK, placed } from './table-sheet-parts.ts';

const LAST_DRAWING_POINTS = 7;

/** For each count of the banker's two cards: whether it draws, by what the player's third card counts. */
const bankerDraws = () =>
  Array.from({ length: LAST_DRAWING_POINTS + 1 }, (_, points) => ({
    bankerPoints: points,
    playerStood: doesBankerDraw(points, null),
    byPlayerThird: Array.from({ length: 10 }, (_none, third) => doesBankerDraw(points, third)),
  }));

export const sheet = (): GameSheet =>
  makeSheet(
    GRAND_BACCARAT as AnyGame,
    {
      ...DECK,
      decks: BACCARAT_DECKS,
      maxTotal: BACCARAT_MAX_TOTAL,
      maxSpots: MAX_PLACED,
      naturalPoints: NATURAL_POINTS,
      playerDrawsUpTo: DRAWS_UP_TO,
      bankerDraws: bankerDraws(),
      returns: BACCARAT_RETURNS,
      returnsOnTie: TIE_RETURN,
    },
    [
      { bet: placed(['player', 1_000], ['tie', 1_000]), nonce: 0 },
      { bet: placed(['banker', 2_000], ['bankerPair', 1_000], ['playerPair', 1_000]), nonce: 1 },
      { bet: placed(['banker', 5_000]), nonce: null },
      { bet: placed(['player', 1_000], ['banker', 1_000], ['tie', 1_000]), nonce: 18 },
    ],
  );
