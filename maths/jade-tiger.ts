import type { JadeOutcome } from '../contract/games/jade-tiger.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { JADE_REELS } from './jade-tiger/reels.ts';
import { freeSpins } from './slot/definition/free-spins.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import { multipliedWays } from './slot/definition/ways-wins-rule.ts';

const { symbols, rows, baseStrips, freeStrips, spinsByScatters } = JADE_REELS;

const spin = singleSpin({
  reels: stripReels({ base: baseStrips, free: freeStrips }),
  wins: multipliedWays(),
});

/** Five reels of four rows, 1,024 ways, tigers that multiply. See docs/games/jade-tiger.md. */
export const JADE_TIGER_SLOT = defineSlot({
  slug: 'jade-tiger',
  maths: 'jade-tiger@1',
  grid: { reels: 5, rows },
  symbols,
  spin,
  feature: freeSpins(spin, spinsByScatters),
});

export const JADE_TIGER: GameMaths<SlotBet, never, JadeOutcome> = playDefinition(JADE_TIGER_SLOT);
