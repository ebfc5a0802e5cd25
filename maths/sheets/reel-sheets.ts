import type { AnyGame } from '../game-maths.ts';
import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from '../gold-rush/reels.ts';
import { GOLD_RUSH_EXPRESS } from '../gold-rush-express.ts';
import { ORCHARD_REELS } from '../golden-orchard/reels.ts';
import { ORCHARD_WILD_MULTIPLIER } from '../golden-orchard/wins.ts';
import { GOLDEN_ORCHARD } from '../golden-orchard.ts';
import { JADE_REELS } from '../jade-tiger/reels.ts';
import { JADE_TIGER } from '../jade-tiger.ts';
import { MASQUE_REELS } from '../midnight-masque/reels.ts';
import { MIDNIGHT_MASQUE } from '../midnight-masque.ts';
import { ROYAL_SEVENS_GAME } from '../royal-sevens.ts';
import { SERPENT_RULES } from '../serpent/serpent-rules.ts';
import { SERPENT_TEMPLE } from '../serpent-temple.ts';
import type { SlotGame } from '../slot/slot-game.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';

/** Rounds of a game whose bet is its stake. */
const spins = (nonces: readonly (number | null)[]) => nonces.map((nonce) => ({ bet: { stake: 100 }, nonce }));

/** Each symbol with the number that strips and windows have for it. */
const numbered = <Symbol extends object>(symbols: readonly Symbol[]) =>
  symbols.map((symbol, number) => ({ number, ...symbol }));

/** Of a slot with lines and free spins. */
export function lineSlotSheet(game: SlotGame, nonces: readonly (number | null)[]): GameSheet {
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

export const royalSevensSheet = (): GameSheet => lineSlotSheet(ROYAL_SEVENS_GAME, [0, 78, null]);

export const goldenOrchardSheet = (): GameSheet =>
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

export const jadeTigerSheet = (): GameSheet =>
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

export const goldRushSheet = (): GameSheet =>
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

export const midnightMasqueSheet = (): GameSheet =>
  makeSheet(
    MIDNIGHT_MASQUE as AnyGame,
    { symbols: numbered(MASQUE_REELS.symbols), rows: MASQUE_REELS.rows, strips: MASQUE_REELS.strips },
    spins([1, 7, null]),
  );

export const serpentTempleSheet = (): GameSheet =>
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
