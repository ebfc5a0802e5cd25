import type { DataRights } from '../../contract/rights/rights-calls.ts';
import type { Db } from '../db/sql.ts';

/** Reads what was corrected, the latest 200. */
export const readDetailChanges = (db: Db, playerId: string): Promise<DataRights['changes']> =>
  db<DataRights['changes']>`
    select at, field, before, after from detail_changes where player_id = ${playerId} order by id desc limit 200`;
