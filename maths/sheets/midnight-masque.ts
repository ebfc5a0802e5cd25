import type { AnyGame } from '../game-maths.ts';
import { MASQUE_REELS } from '../midnight-masque/reels.ts';
import { MIDNIGHT_MASQUE } from '../midnight-masque.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { numbered, spins } from './slot-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    MIDNIGHT_MASQUE as AnyGame,
    { symbols: numbered(MASQUE_REELS.symbols), rows: MASQUE_REELS.rows, strips: MASQUE_REELS.strips },
    spins([1, 7, null]),
  );
