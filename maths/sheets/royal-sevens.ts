import type { AnyGame } from '../game-maths.ts';
import { ROYAL_SEVENS_GAME } from '../royal-sevens.ts';
import type { SlotGame } from '../slot/slot-game.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { numbered, spins } from './slot-sheet-parts.ts';

/** Of a slot with lines and free spins. */
function lineSlotSheet(game: SlotGame, nonces: readonly (number | null)[]): GameSheet {
  const { symbols, rows, lines, baseStrips, freeStrips, freeSpins } = game.model;
  const most = Math.max(...Object.values(freeSpins.spinsByScatters));
  const multipliers = Array.from({ length: most }, (_, index) => freeSpins.multiplierOf(index));
  return makeSheet(
    game as AnyGame,
    {
      symbols: numbered(symbols),
      rows,
      lines,
      baseStrips,
      freeStrips,
      spinsByScatters: freeSpins.spinsByScatters,
      freeSpinMultipliers: multipliers,
    },
    spins(nonces),
  );
}

export const sheet = (): GameSheet => lineSlotSheet(ROYAL_SEVENS_GAME, [0, 78, null]);
