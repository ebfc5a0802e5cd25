import type { OrchardOutcome } from '../contract/games/golden-orchard.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { ORCHARD_REELS } from './golden-orchard/reels.ts';
import { multipliedLineWins } from './slot/definition/line-wins-rule.ts';
import { NO_FEATURE } from './slot/definition/no-feature.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';

const { symbols, rows, lines, strips } = ORCHARD_REELS;

/** Three reels, five lines, apples of gold that double. See docs/games/golden-orchard.md. */
export const GOLDEN_ORCHARD_SLOT = defineSlot({
  slug: 'golden-orchard',
  maths: 'golden-orchard@1',
  grid: { reels: 3, rows },
  symbols,
  spin: singleSpin({ reels: stripReels({ base: strips }), wins: multipliedLineWins(lines, 2) }),
  feature: NO_FEATURE,
});

export const GOLDEN_ORCHARD: GameMaths<SlotBet, never, OrchardOutcome> = playDefinition(GOLDEN_ORCHARD_SLOT);
