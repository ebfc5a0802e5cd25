import type { GameWeightRow } from '../../contract/games/catalogue.ts';
import { FULL_WEIGHT } from '../../contract/games/weight-of-game.ts';
import type { Db, Fragment } from '../db/sql.ts';

/** After every day. */
const END = '9999';

/**
 * What the stakes of a row of `player_days` count toward rewards, in cents. This is the one place that rounds: down, for each
 * row, which holds one game on one day. Stakes in a studio's game were weighed by their modes when they were booked
 * (`weigh_stake`); a weight of the config counts of what these left.
 * @param weights the first row first
 */
export function countedStake(db: Db, weights: readonly GameWeightRow[]) {
  const spans = weights.flatMap(({ from, byGame }, index) =>
    Object.entries(byGame).map(([gameId, weight]) => ({
      from,
      before: weights[index + 1]?.from ?? END,
      gameId: Number(gameId),
      weight,
    })),
  );
  return db`
    ((player_days.staked - player_days.uncounted) * coalesce((
      select span.weight
      from unnest(
        ${spans.map(({ from }) => from)}::text[], ${spans.map(({ before }) => before)}::text[],
        ${spans.map(({ gameId }) => gameId)}::integer[], ${spans.map(({ weight }) => weight)}::integer[]
      ) as span (since, before, game_id, weight)
      where span.game_id = player_days.game_id
        and player_days.day::text >= span.since and player_days.day::text < span.before
    ), ${FULL_WEIGHT}::integer) / ${FULL_WEIGHT}::integer)`;
}

/** What of all stakes of a player in games does not count. @param playerId a column of the statement around it */
export const uncountedStakes = (db: Db, weights: readonly GameWeightRow[], playerId: Fragment) => db`
  coalesce((
    select sum(player_days.staked - ${countedStake(db, weights)}) from player_days
    where player_days.player_id = ${playerId}
  ), 0)`;
