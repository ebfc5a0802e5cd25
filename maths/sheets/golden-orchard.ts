import type { AnyGame } from '../game-maths.ts';
import { ORCHARD_REELS } from '../golden-orchard/reels.ts';
import { ORCHARD_WILD_MULTIPLIER } from '../golden-orchard/wins.ts';
import { GOLDEN_ORCHARD } from '../golden-orchard.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { numbered, spins } from './slot-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    GOLDEN_ORCHARD as AnyGame,
    {
      symbols: numbered(ORCHARD_REELS.symbols),
      rows: ORCHARD_REELS.rows,
      lines: ORCHARD_REELS.lines,
      strips: ORCHARD_REELS.strips,
      wildMultiplier: ORCHARD_WILD_MULTIPLIER,
    },
    spins([0, 15, null]),
  );
