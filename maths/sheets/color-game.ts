import { COLORS } from '../../contract/games/color-game.ts';
import { MAX_PLACED } from '../../contract/games/placed-bets.ts';
import { COLOR_GAME, COLOR_MAX_TOTAL, COLOR_RETURNS } from '../color-game.ts';
import type { AnyGame } from '../game-maths.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { placed } from './table-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    COLOR_GAME as AnyGame,
    { colors: COLORS, maxTotal: COLOR_MAX_TOTAL, maxSpots: MAX_PLACED, returns: COLOR_RETURNS },
    [
      { bet: placed(['red', 100], ['blue', 200]), nonce: 0 },
      { bet: placed(['yellow', 100], ['white', 100], ['pink', 500]), nonce: 1 },
      { bet: placed(['green', 1_000], ['red', 100]), nonce: null },
      { bet: placed(['pink', 100], ['white', 100]), nonce: 58 },
    ],
  );
