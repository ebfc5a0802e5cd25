import type * as z from 'zod/mini';
import type { SlotOutcomeParts } from './read-slot.ts';
import type { ReadResult } from './round-result.ts';

/** Reads the rounds of a slot for its descriptor. @param loadOutcome loads the schema of its outcome */
export const slotReader =
  (slug: string, loadOutcome: () => Promise<z.ZodMiniType<SlotOutcomeParts>>) =>
  async (): Promise<ReadResult> => {
    const [{ readSlot }, schema] = await Promise.all([import('./read-slot.ts'), loadOutcome()]);
    return (outcome) => ({ rows: [], reels: readSlot(slug, schema.parse(outcome)) });
  };
