import type { Db, Fragment } from '../db/sql.ts';

/** Whether the player of the row `game` has any limit, or is on a break: either may refuse a stake. */
export const mayRefuseStake = (db: Db, now: number): Fragment => db`
  (exists (select from player_limits as own where own.player_id = game.player_id and own.value is not null)
    or exists (
      select from player_protection as barred
      where barred.player_id = game.player_id and barred.break_until > ${now}))`;
