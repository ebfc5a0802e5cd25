import type { RushOutcome } from '../contract/games/gold-rush-express.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { holdAndWin } from './slot/definition/hold-and-win.ts';
import { lineWins } from './slot/definition/line-wins-rule.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import type { HoldRules } from './slot/hold-and-spin.ts';
import type { LineReels, SlotSymbol } from './slot/slot-model.ts';
import { stripReader } from './slot/strip-reader.ts';
import { TEN_LINES } from './slot/ten-lines.ts';

const SYMBOLS: readonly SlotSymbol[] = [
  { name: 'dynamite', role: 'wild', pays: {} },
  { name: 'coin', role: 'scatter', pays: {} },
  { name: 'engine', role: 'plain', pays: { 3: 50, 4: 200, 5: 1_000 } },
  { name: 'cart', role: 'plain', pays: { 3: 25, 4: 100, 5: 400 } },
  { name: 'pick', role: 'plain', pays: { 3: 20, 4: 60, 5: 200 } },
  { name: 'lantern', role: 'plain', pays: { 3: 15, 4: 40, 5: 120 } },
  { name: 'hat', role: 'plain', pays: { 3: 8, 4: 20, 5: 60 } },
  { name: 'horseshoe', role: 'plain', pays: { 3: 5, 4: 15, 5: 50 } },
  { name: 'cactus', role: 'plain', pays: { 3: 5, 4: 15, 5: 40 } },
];

/** D dynamite, O coin, E engine, C cart, P pick, L lantern, H hat, S horseshoe, K cactus. */
const strip = stripReader('DOECPLHSK');

/** Dynamite is on the reels from the second on, so that every win begins with a symbol of its own. */
export const RUSH_REELS: LineReels = {
  symbols: SYMBOLS,
  rows: 3,
  lines: TEN_LINES,
  strips: [
    strip('EHKPSKCLSKHSKHPLHCSOOHKPSKLOS'),
    strip('PSCLSKOHDSLCSKHDESKOOKHPKHLPSKH'),
    strip('DSKPLKPSHCEKHCSHDLHSKHPLSKOOOSK'),
    strip('SOOHKDSLHSCPDKHSEKHSKLHCLKPSOKP'),
    strip('DSHPKLPSOHLKCSKHPSKHSKOOLKESHC'),
  ],
};

/** Coins of a window that open hold and spin. */
export const RUSH_TRIGGER = 6;

export const RUSH_HOLD: HoldRules = {
  reels: 5,
  rows: 3,
  respins: 3,
  chance: { coins: 1, of: 16 },
  values: [
    { pay: 50, weight: 323 },
    { pay: 100, weight: 319 },
    { pay: 200, weight: 178 },
    { pay: 300, weight: 90 },
    { pay: 500, weight: 50 },
    { pay: 1_000, weight: 26 },
    { pay: 2_500, weight: 10 },
    { pay: 10_000, weight: 4 },
  ],
  fullReelMultiplier: 2,
  fullGridPay: 200_000,
};

const { symbols, strips, rows, lines } = RUSH_REELS;

/** Five reels, ten lines, and coins that are held while the others spin. See docs/games/gold-rush-express.md. */
export const GOLD_RUSH_SLOT = defineSlot({
  slug: 'gold-rush-express',
  maths: 'gold-rush-express@1',
  grid: { reels: 5, rows },
  symbols,
  spin: singleSpin({ reels: stripReels({ base: strips }), wins: lineWins(lines) }),
  // Nine empty cells at first, and the last of three spins brings one coin each time.
  feature: holdAndWin({ trigger: RUSH_TRIGGER, hold: RUSH_HOLD, maxSpins: 27 }),
});

export const GOLD_RUSH_EXPRESS: GameMaths<SlotBet, never, RushOutcome> = playDefinition(GOLD_RUSH_SLOT);
