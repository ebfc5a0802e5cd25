import type { AnyGame } from '../game-maths.ts';
import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from '../gold-rush/reels.ts';
import { GOLD_RUSH_EXPRESS } from '../gold-rush-express.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';
import { numbered, spins } from './slot-sheet-parts.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    GOLD_RUSH_EXPRESS as AnyGame,
    {
      symbols: numbered(RUSH_REELS.symbols),
      rows: RUSH_REELS.rows,
      lines: RUSH_REELS.lines,
      strips: RUSH_REELS.strips,
      holdFromCoins: RUSH_TRIGGER,
      coinValues: RUSH_HOLD.values,
      respins: RUSH_HOLD.respins,
      coinChance: RUSH_HOLD.chance,
      fullReelMultiplier: RUSH_HOLD.fullReelMultiplier,
      fullGridPay: RUSH_HOLD.fullGridPay,
    },
    spins([1, 934, null]),
  );
