import { ROYAL_SEVENS } from './royal-sevens.ts';
import type { SlotModel } from './slot/slot-model.ts';

const MODELS: readonly SlotModel[] = [ROYAL_SEVENS];

/** The numbers behind a game of the catalogue, or null for a game that is no slot of ours. */
export function slotModelOf(slug: string): SlotModel | null {
  return MODELS.find((model) => model.slug === slug) ?? null;
}

/** The numbers that decided a round, by the name in its proof, like `royal-sevens@1`. */
export function slotModelByMaths(maths: string): SlotModel | null {
  return MODELS.find((model) => model.maths === maths) ?? null;
}

/** Every name that a proof of this build's rounds may carry. */
export const SLOT_MATHS: readonly string[] = MODELS.map(({ maths }) => maths);
