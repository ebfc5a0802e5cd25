import type { SlotScore } from '../slot-score.ts';
import { PEARL_TIDES } from './pearl-tides.ts';
import { SAMURAI_DUSK } from './samurai-dusk.ts';

/** The slots that have sounds of their own, by slug. */
export const SLOT_SCORES: Readonly<Record<string, SlotScore>> = {
  'pearl-tides': PEARL_TIDES,
  'samurai-dusk': SAMURAI_DUSK,
};
