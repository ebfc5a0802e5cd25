import type { MasqueOutcome } from '../contract/games/midnight-masque.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import type { GameMaths } from './game-maths.ts';
import { heldRespins } from './slot/definition/held-respins.ts';
import { newWilds, openWilds, withOpenWilds } from './slot/definition/open-wilds.ts';
import { defineSlot, playDefinition } from './slot/definition/play-definition.ts';
import { singleSpin } from './slot/definition/single-spin.ts';
import type { Window } from './slot/definition/slot-definition.ts';
import { stripReels } from './slot/definition/strip-reels.ts';
import { ways } from './slot/definition/ways-wins-rule.ts';
import type { HeldModel } from './slot/held-figures.ts';
import type { SlotSymbol } from './slot/slot-model.ts';
import { stripReader } from './slot/strip-reader.ts';

const SYMBOLS: readonly SlotSymbol[] = [
  { name: 'mask', role: 'wild', pays: {} },
  { name: 'rose', role: 'plain', pays: { 3: 50, 4: 100, 5: 300 } },
  { name: 'violin', role: 'plain', pays: { 3: 25, 4: 60, 5: 120 } },
  { name: 'goblet', role: 'plain', pays: { 3: 15, 4: 40, 5: 100 } },
  { name: 'candelabra', role: 'plain', pays: { 3: 15, 4: 30, 5: 75 } },
  { name: 'heart', role: 'plain', pays: { 3: 10, 4: 20, 5: 35 } },
  { name: 'diamond', role: 'plain', pays: { 3: 8, 4: 15, 5: 30 } },
  { name: 'club', role: 'plain', pays: { 3: 6, 4: 10, 5: 20 } },
  { name: 'spade', role: 'plain', pays: { 3: 5, 4: 10, 5: 20 } },
];

/** M mask, R rose, V violin, G goblet, K candelabra, H heart, D diamond, C club, S spade. */
const strip = stripReader('MRVGKHDCS');

/** Masks are on the three inner reels, so that every win begins with its own symbol, and never two in one window of a reel. */
export const MASQUE_REELS: HeldModel = {
  symbols: SYMBOLS,
  rows: 3,
  strips: [
    strip('SSCHHDDSKKCCHVVSSDDGGCCRRHSSKDDCVHHG'),
    strip('CCMDDHSSKCCVHHDGSSCCKKDDRHHSSGVCDDKSCCHS'),
    strip('DDSSKHMCCVDDSSGHHCCKDDRSSHHGCCVDSKHRDDCS'),
    strip('SSHHCCGDDKMSSCCHVDDRSSKKHHCCGDDSVHCRSSDH'),
    strip('HHDDSSCCVKHHDDGSSCCKKRHDDSSGCCVHHDSR'),
  ],
};

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
