import * as z from 'zod/mini';
import { boundedArray, centsField, positiveCentsField } from '../call.ts';

/** Spots of a table that one round can cover. */
export const MAX_PLACED = 40;

/** Bets on the spots of a table, like `red` or `split-1-2`; each game names its own. */
export const placedBetsSchema = z.strictObject({
  placed: boundedArray(
    z.strictObject({ spot: z.string().check(z.maxLength(32)), stake: positiveCentsField }),
    1,
    MAX_PLACED,
  ),
});
export type PlacedBets = z.output<typeof placedBetsSchema>;

/** The spots that return something, in the order of the bet; `pay` includes the stake. */
export const paidSpotsSchema = z.array(z.object({ spot: z.string(), pay: centsField }));
export type PaidSpots = z.output<typeof paidSpotsSchema>;
