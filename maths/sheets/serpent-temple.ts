import type { AnyGame } from '../game-maths.ts';
import { SERPENT_RULES } from '../serpent/serpent-rules.ts';
import { SERPENT_TEMPLE } from '../serpent-temple.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { numbered, spins } from './slot-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    SERPENT_TEMPLE as AnyGame,
    {
      reels: SERPENT_RULES.reels,
      rows: SERPENT_RULES.rows,
      symbols: numbered(SERPENT_RULES.symbols),
      bands: SERPENT_RULES.bands,
      multipliers: SERPENT_RULES.multipliers,
    },
    spins([1, 12, null]),
  );
