import type { RushOutcome } from '../contract/games/gold-rush-express.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from './gold-rush/reels.ts';
import { holdAndWin } from './slot/definition/hold-and-win.ts';
import { lineWins } from './slot/definition/line-wins-rule.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';

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
