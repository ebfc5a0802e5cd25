import * as z from 'zod/mini';

/** What a stake counts that no row names, in basis points: all of it. */
const FULL = 10_000;

/** From a UTC day on (YYYY-MM-DD): what stakes count toward rewards, in basis points by the game's id. */
export const gameWeightRowSchema = z.object({
  from: z.string(),
  byGame: z.record(z.string(), z.int()),
});
export type GameWeightRow = z.output<typeof gameWeightRowSchema>;

/** The weights of a day: those of the last row that has begun. Before the first row every stake counts in full. */
export const weightsOn = (rows: readonly GameWeightRow[], day: string): GameWeightRow['byGame'] =>
  rows.findLast(({ from }) => from <= day)?.byGame ?? {};

/** What a stake in a game counts, in basis points. */
export const weightOf = (byGame: GameWeightRow['byGame'], gameId: number): number =>
  byGame[String(gameId)] ?? FULL;
