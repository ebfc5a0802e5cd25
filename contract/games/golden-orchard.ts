import * as z from 'zod/mini';
import { multipliedLineSpin } from './reels.ts';

/** What a spin decided; its bet is `slotBet`. The multiplier of a win is 2 for each golden apple: 1, 2 or 4. */
export const orchardOutcomeSchema = z.object(multipliedLineSpin(3, 3, 5));
export type OrchardOutcome = z.output<typeof orchardOutcomeSchema>;
