import type { AnyGame } from '../game-maths.ts';
import { ROYAL_SEVENS_GAME } from '../royal-sevens.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { numbered, spins } from './slot-sheet-parts.ts';

export function sheet(): GameSheet {
  const { symbols, rows, lines, baseStrips, freeStrips, freeSpins } = ROYAL_SEVENS_GAME.model;
  const { spinsByScatters } = freeSpins;
  const most = Math.max(...Object.values(spinsByScatters));
  const freeSpinMultipliers = Array.from({ length: most }, (_, index) => freeSpins.multiplierOf(index));
  return makeSheet(
    ROYAL_SEVENS_GAME as AnyGame,
    { symbols: numbered(symbols), rows, lines, baseStrips, freeStrips, spinsByScatters, freeSpinMultipliers },
    spins([0, 78, null]),
  );
}
