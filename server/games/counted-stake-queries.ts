import type { GameWeightRow } from '../../contract/games/game-weights.ts';
import type { Db } from '../db/sql.ts';

/** After every day. */
const END = '9999';

/**
 * What the stakes of a row of `player_days` count toward rewards, in cents. This is the one place that rounds: down, for each
 * row, which holds one game on one day.
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
    (player_days.staked * coalesce((
      select span.weight
      from unnest(
        ${spans.map(({ from }) => from)}::text[], ${spans.map(({ before }) => before)}::text[],
        ${spans.map(({ gameId }) => gameId)}::integer[], ${spans.map(({ weight }) => weight)}::integer[]
      ) as span (since, before, game_id, weight)
      where span.game_id = player_days.game_id
        and player_days.day::text >= span.since and player_days.day::text < span.before
    ), 10000) / 10000)`;
}
