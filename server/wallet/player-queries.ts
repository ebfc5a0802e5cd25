import type { Db } from '../db/sql.ts';

/** Reads the status of a player; empty when there is no such player. */
export async function readStatus(db: Db, playerId: string): Promise<string> {
  const [player] = await db<{ status: string }[]>`select status from players where id = ${playerId}`;
  return player?.status ?? '';
}
