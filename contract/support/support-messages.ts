import * as z from 'zod/mini';
import { timeField } from '../call.ts';
import { MAX_MESSAGE_IMAGES } from './support-rules.ts';

/** Created by a guest's browser: whoever has it reads the guest's chat. Empty for a member. */
export const guestCodeField = z.string().check(z.regex(/^([\da-f]{32})?$/));

/** Pictures that were uploaded before, by their ids. */
export const imageIdsField = z.array(z.uuid()).check(z.maxLength(MAX_MESSAGE_IMAGES));

/** How many messages of a thread the caller has; 0 asks for all. */
export const afterField = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const supportMessageSchema = z.object({
  /** 1 for the first one of its thread. */
  place: z.int(),
  at: timeField,
  author: z.enum(['player', 'operator']),
  text: z.string(),
  /** Pixels of each side, so that its box is known before it is loaded. */
  images: z.array(z.object({ id: z.string(), width: z.int(), height: z.int() })),
});
export type SupportMessage = z.output<typeof supportMessageSchema>;
