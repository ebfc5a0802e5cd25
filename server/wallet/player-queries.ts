import type { Db, Tx } from '../db/sql.ts';

/** Reads the status of a player; empty when there is no such player. */
export async function readStatus(db: Db, playerId: string): Promise<string> {
  const [player] = await db<{ status: string }[]>`select status from players where id = ${playerId}`;
  return player?.status ?? '';
}

/** Closes an open account; any other is not changed. */
export async function updatePlayerClosed(tx: Tx, playerId: string): Promise<void> {
  await tx`update players set status = 'closed' where id = ${playerId} and status = 'open'`;
}

/** Opens a closed account again; any other is not changed. */
export async function updatePlayerReopened(tx: Tx, playerId: string): Promise<void> {
  await tx`update players set status = 'open' where id = ${playerId} and status = 'closed'`;
}

interface RealNameChange {
  readonly playerId: string;
  readonly name: string;
  readonly now: number;
}

/** Replaces the known one, if any. */
export async function saveRealName(tx: Tx, { playerId, name, now }: RealNameChange): Promise<void> {
  await tx`
    insert into player_details (player_id, real_name, updated_at) values (${playerId}, ${name}, ${now})
    on conflict (player_id) do update set real_name = excluded.real_name, updated_at = excluded.updated_at`;
}
