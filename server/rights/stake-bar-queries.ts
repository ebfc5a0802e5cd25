import type { Db, Fragment } from '../db/sql.ts';

/** Whether a version holds that the player of the row `game` has not agreed to. */
export const hasStaleTerms = (db: Db, now: number): Fragment => db`
  (exists (select from legal_versions as published where published.version > 1 and published.in_force_at <= ${now})
    and legal_is_stale(game.player_id, ${now}))`;
