import type { Db } from '../db/sql.ts';
import { isOpenAndUnlisted } from './player-queries.ts';

/** For a query that joins `players`: true for those who may be shown in a list to others, who are on no break either. */
export const mayBeListed = (db: Db, now: number) => db`
  ${isOpenAndUnlisted(db)}
  and not exists (
    select from player_protection as held
    where held.player_id = players.id and held.break_until > ${now})`;
