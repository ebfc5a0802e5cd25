import type { AnyGame } from '../game-maths.ts';
import { JADE_REELS } from '../jade-tiger/reels.ts';
import { JADE_TIGER } from '../jade-tiger.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { numbered, spins } from './slot-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    JADE_TIGER as AnyGame,
    {
      symbols: numbered(JADE_REELS.symbols),
      rows: JADE_REELS.rows,
      baseStrips: JADE_REELS.baseStrips,
      freeStrips: JADE_REELS.freeStrips,
      spinsByScatters: JADE_REELS.spinsByScatters,
    },
    spins([0, 163, null]),
  );
