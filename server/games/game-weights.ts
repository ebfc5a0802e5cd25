import * as z from 'zod/mini';
import type { GameWeightRow } from '../../contract/games/catalogue.ts';
import { FULL_WEIGHT, weightOf } from '../../contract/games/weight-of-game.ts';
import { BEST_RETURNS } from '../../games/stated-returns.ts';
import { weightOfReturn } from '../../maths/game-weights.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { configEntry } from '../config-entry.ts';
import type { Db } from '../db/sql.ts';

/** What stakes count toward rewards by game, each row from a UTC day on: what a day has earned is never changed by a later row. */
export const gameWeightsConfig = configEntry(
  'gameWeights',
  z
    .array(
      z.object({
        from: z.iso.date(),
        /** Basis points by the game's id; a game that is not named counts by its published figures. */
        byGame: z.record(
          z.string().check(z.regex(/^[1-9][0-9]{0,6}$/)),
          z.int().check(z.nonnegative(), z.maximum(FULL_WEIGHT)),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  [{ from: '2020-01-01', byGame: {} }],
  { movesMoney: true },
);

/** What each game counts by its figures, where that is less than all of a stake. */
const DEFAULT_WEIGHTS: GameWeightRow['byGame'] = Object.fromEntries(
  [...BEST_RETURNS]
    .map(([id, bestReturn]) => [String(id), weightOfReturn(bestReturn)] as const)
    .filter(([, weight]) => weight < FULL_WEIGHT),
);

/** The first row first, each with every game that does not count in full. */
export function completeWeights(rows: readonly GameWeightRow[]): GameWeightRow[] {
  return rows
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, byGame }) => ({ from, byGame: { ...DEFAULT_WEIGHTS, ...byGame } }));
}

/** What an amount that counts has cost at least, as a share of it: in the game and by the play that cost the least. */
export const leastCostOf = (byGame: GameWeightRow['byGame']): number =>
  Math.min(...[...BEST_RETURNS].map(([id, best]) => ((1 - best) * FULL_WEIGHT) / weightOf(byGame, id)));

/**
 * The same for whoever has chosen no mode yet: each studio's game counts what its least mode does, and of that what the config
 * says.
 */
export const withLeastWeights = (
  rows: readonly GameWeightRow[],
  least: readonly { readonly gameId: number; readonly weight: number }[],
): GameWeightRow[] =>
  rows.map(({ from, byGame }) => ({
    from,
    byGame: {
      ...byGame,
      ...Object.fromEntries(
        least
          .map(
            ({ gameId, weight }) =>
              [gameId, wholePercent((weight * weightOf(byGame, gameId)) / FULL_WEIGHT)] as const,
          )
          .filter(([, weight]) => weight < FULL_WEIGHT),
      ),
    },
  }));

const wholePercent = (weight: number): number => Math.floor(weight / 100) * 100;

export const readGameWeights = async (db: Db): Promise<GameWeightRow[]> =>
  completeWeights(await readConfig(db, gameWeightsConfig));
