import type { DataRights } from '../../contract/rights/rights-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

/** Reads what was corrected, the latest 200. */
export const readDetailChanges = (db: Db, playerId: string): Promise<DataRights['changes']> =>
  db<DataRights['changes']>`
    select at, field, before, after from detail_changes where player_id = ${playerId} order by id desc limit 200`;

export async function saveRealName(
  tx: Tx,
  { playerId, realName, now }: { playerId: string; realName: string; now: number },
): Promise<void> {
  await tx`
    insert into player_details (player_id, real_name, updated_at) values (${playerId}, ${realName}, ${now})
    on conflict (player_id) do update set real_name = excluded.real_name, updated_at = excluded.updated_at`;
}

export async function saveBirthDate(tx: Tx, playerId: string, birthDate: string): Promise<void> {
  await tx`update players set birth_date = ${birthDate} where id = ${playerId}`;
}

export async function saveNationality(tx: Tx, playerId: string, nationality: string): Promise<void> {
  await tx`update players set nationality = ${nationality} where id = ${playerId}`;
}
