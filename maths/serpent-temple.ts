import type { SerpentOutcome } from '../contract/games/serpent-temple.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { cascade } from './slot/definition/cascade.ts';
import { cellReels } from './slot/definition/cell-reels.ts';
import { countWins } from './slot/definition/count-wins-rule.ts';
import { NO_FEATURE } from './slot/definition/no-feature.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';

/** Thirty stones that fall: wins make room for new ones, and each fall multiplies more. See docs/games/serpent-temple.md. */
export const SERPENT_TEMPLE_SLOT = defineSlot({
  slug: 'serpent-temple',
  maths: 'serpent-temple@1',
  grid: { reels: 6, rows: 5 },
  symbols: [
    { name: 'serpent', role: 'plain', pays: { 9: 100, 11: 400, 13: 12_000 } },
    { name: 'mask', role: 'plain', pays: { 9: 50, 11: 200, 13: 1_500 } },
    { name: 'jaguar', role: 'plain', pays: { 9: 25, 11: 100, 13: 500 } },
    { name: 'jade', role: 'plain', pays: { 9: 12, 11: 35, 13: 150 } },
    { name: 'amber', role: 'plain', pays: { 9: 8, 11: 20, 13: 100 } },
    { name: 'obsidian', role: 'plain', pays: { 9: 6, 11: 15, 13: 80 } },
  ],
  spin: cascade({
    reels: cellReels({ base: [14, 15, 16, 17, 18, 19] }),
    wins: countWins(),
    multipliers: [1, 2, 3, 5, 8, 12, 16, 20],
  }),
  feature: NO_FEATURE,
});

export const SERPENT_TEMPLE: GameMaths<SlotBet, never, SerpentOutcome> = playDefinition(SERPENT_TEMPLE_SLOT);
