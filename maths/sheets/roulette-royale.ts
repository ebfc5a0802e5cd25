import { MAX_PLACED } from '../../contract/games/placed-bets.ts';
import type { AnyGame } from '../game-maths.ts';
import { ROULETTE_SPOTS } from '../roulette/spots.ts';
import { ROULETTE_MAX_TOTAL, ROULETTE_NUMBERS, ROULETTE_ROYALE, rouletteReturn } from '../roulette-royale.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { placed } from './table-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    ROULETTE_ROYALE as AnyGame,
    {
      numbers: ROULETTE_NUMBERS,
      maxTotal: ROULETTE_MAX_TOTAL,
      maxSpots: MAX_PLACED,
      spots: ROULETTE_SPOTS.map(({ name, kind, numbers }) => ({
        name,
        numbers,
        returns: rouletteReturn(kind),
      })),
    },
    [
      { bet: placed(['black', 1_000], ['straight-22', 1_000], ['straight-7', 1_000]), nonce: 0 },
      { bet: placed(['corner-1-2-4-5', 2_000], ['dozen-3', 5_000], ['odd', 1_000]), nonce: 1 },
      { bet: placed(['column-1', 1_000], ['split-0-2', 1_000], ['low', 3_000]), nonce: null },
    ],
  );
