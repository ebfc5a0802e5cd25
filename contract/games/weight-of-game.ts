import type { GameWeightRow } from './catalogue.ts';

/** The weight of a game whose stakes count in full. Basis points. */
export const FULL_WEIGHT = 10_000;

/** The weights of a day: those of the last row that has begun. Before the first row every stake counts in full. */
export const weightsOn = (rows: readonly GameWeightRow[], day: string): GameWeightRow['byGame'] =>
  rows.findLast(({ from }) => from <= day)?.byGame ?? {};

/** What a stake in a game counts, in basis points: all of it where no weight is named. */
export const weightOf = (byGame: GameWeightRow['byGame'], gameId: number): number =>
  byGame[String(gameId)] ?? FULL_WEIGHT;
