import type { MasqueOutcome } from '../contract/games/midnight-masque.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { MASQUE_REELS } from './midnight-masque/reels.ts';
import { heldRespins } from './slot/definition/held-respins.ts';
import { newWilds, openWilds, withOpenWilds } from './slot/definition/open-wilds.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import type { Window } from './slot/definition/slot-definition.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import { ways } from './slot/definition/ways-wins-rule.ts';

const { symbols, rows, strips } = MASQUE_REELS;

const parts = { reels: stripReels({ base: strips }), wins: withOpenWilds(ways()) };

/** Five reels, 243 ways; masks open over their reel and hold it for a re-spin. See docs/games/midnight-masque.md. */
export const MIDNIGHT_MASQUE_SLOT = defineSlot({
  slug: 'midnight-masque',
  maths: 'midnight-masque@1',
  grid: { reels: 5, rows },
  symbols,
  spin: singleSpin(parts),
  feature: heldRespins(parts, 3),
});

export const MIDNIGHT_MASQUE: GameMaths<SlotBet, never, MasqueOutcome> = playDefinition(MIDNIGHT_MASQUE_SLOT);

export const MASK = symbols.findIndex(({ role }) => role === 'wild');
export const newMasks = (window: Window) => newWilds(symbols, window);
export const openMasks = (window: Window) => openWilds(symbols, window);
