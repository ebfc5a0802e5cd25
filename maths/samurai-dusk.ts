import type { SamuraiOutcome } from '../contract/games/samurai-dusk.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { multipliedLineWins } from './slot/definition/line-wins-rule.ts';
import { NO_FEATURE } from './slot/definition/no-feature.ts';
import { withOpenWilds } from './slot/definition/open-wilds.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import { stripReader } from './slot/strip-reader.ts';
import { TWENTY_LINES } from './slot/twenty-lines.ts';

/** W swordsman, H helmet, M mask, K katana, G gate, L maple, V wave, R rice, N moon. */
const strip = stripReader('WHMKGLVRN');

/** The swordsman is on the three middle reels only, so no line can be all swordsmen. */
const STRIPS = [
  strip('GLMRVVLRRNLLLKRRKVVLNNGGGKMVRRHNNVHNNN'),
  strip('RRVVVRRKLLKNNMMWVNNVRLLVGGHRRNNGGKVLNNL'),
  strip('LLMMRRLNNNGGGVLKKNNLRRNNKRRRGHVVVRLNVVWH'),
  strip('VVLLKKNNRRRLLNNHGGVVKWVVVNRRLLNMMRRHNGGN'),
  strip('RRGLMVVNNNLLVVKLLKVVRNHMMNNRHNRRKKGGGL'),
];

/** Five reels, twenty lines; swordsmen open over their reel and double what they are part of. See docs/games/samurai-dusk.md. */
export const SAMURAI_DUSK_SLOT = defineSlot({
  slug: 'samurai-dusk',
  maths: 'samurai-dusk@1',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { name: 'swordsman', role: 'wild', pays: {} },
    { name: 'helmet', role: 'plain', pays: { 3: 30, 4: 120, 5: 500 } },
    { name: 'mask', role: 'plain', pays: { 3: 20, 4: 80, 5: 250 } },
    { name: 'katana', role: 'plain', pays: { 3: 15, 4: 50, 5: 150 } },
    { name: 'gate', role: 'plain', pays: { 3: 10, 4: 30, 5: 100 } },
    { name: 'maple', role: 'plain', pays: { 3: 5, 4: 15, 5: 50 } },
    { name: 'wave', role: 'plain', pays: { 3: 5, 4: 12, 5: 40 } },
    { name: 'rice', role: 'plain', pays: { 3: 4, 4: 10, 5: 30 } },
    { name: 'moon', role: 'plain', pays: { 3: 3, 4: 8, 5: 25 } },
  ],
  spin: singleSpin({
    reels: stripReels({ base: STRIPS }),
    wins: withOpenWilds(multipliedLineWins(TWENTY_LINES, 2)),
  }),
  feature: NO_FEATURE,
});

export const SAMURAI_DUSK: GameMaths<SlotBet, never, SamuraiOutcome> = playDefinition(SAMURAI_DUSK_SLOT);
