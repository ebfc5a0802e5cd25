import type { Db } from '../db/sql.ts';

export async function findInviteCode(db: Db, playerId: string): Promise<string> {
  const [row] = await db<{ inviteCode: string }[]>`select invite_code from players where id = ${playerId}`;
  return row?.inviteCode ?? '';
}
