import * as z from 'zod/mini';
import { multipliedLineSpin } from './reels.ts';

/**
 * What a spin decided; its bet is `slotBet`. The window is the one that the reels show before swordsmen open; the multiplier of a
 * win is 2 for each opened reel of it: 1, 2, 4 or 8.
 */
export const samuraiOutcomeSchema = z.object(multipliedLineSpin(5, 3, 20));
export type SamuraiOutcome = z.output<typeof samuraiOutcomeSchema>;
