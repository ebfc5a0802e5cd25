import * as z from 'zod/mini';

/** From a UTC day on (YYYY-MM-DD): what stakes count toward rewards, in basis points by the game's id. */
export const gameWeightRowSchema = z.object({
  from: z.string(),
  byGame: z.record(z.string(), z.int()),
});
export type GameWeightRow = z.output<typeof gameWeightRowSchema>;
