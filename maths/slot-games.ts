import { ROYAL_SEVENS } from './royal-sevens.ts';
import type { SlotModel } from './slot/slot-model.ts';

const MODELS: readonly SlotModel[] = [ROYAL_SEVENS];

/** The maths of a game of the catalogue, or null for a game that is not one of our slots. */
export function slotModelOf(slug: string): SlotModel | null {
  return MODELS.find((model) => model.slug === slug) ?? null;
}

/** The maths of a round, by the name in its fairness proof, like `royal-sevens@1`. */
export function slotModelByMaths(maths: string): SlotModel | null {
  return MODELS.find((model) => model.maths === maths) ?? null;
}

/** Every maths name that this build can verify. */
export const SLOT_MATHS: readonly string[] = MODELS.map(({ maths }) => maths);
