import type { Db } from '../db/sql.ts';

interface Inviter {
  readonly id: string;
  readonly nickname: string;
  readonly inviteCode: string;
}

const inviterColumns = (db: Db) =>
  db`players.id, coalesce(nullif(nickname, ''), account) as nickname, invite_code`;

export async function findOpenInviter(db: Db, code: string): Promise<Inviter | undefined> {
  const [row] = await db<Inviter[]>`
    select ${inviterColumns(db)} from players where invite_code = ${code} and status = 'open'`;
  return row;
}

export async function findInviterOf(db: Db, playerId: string): Promise<Inviter | undefined> {
  const [row] = await db<Inviter[]>`
    select ${inviterColumns(db)} from players
    where players.id = (select invited_by from players as invited where invited.id = ${playerId})`;
  return row;
}

/** Whether one account was made before another; of two of one moment, by their ids. */
export async function isOlder(db: Db, playerId: string, thanId: string): Promise<boolean> {
  const { count } = await db`
    select from players as older, players as younger
    where older.id = ${playerId} and younger.id = ${thanId}
      and (older.created_at, older.id) < (younger.created_at, younger.id)`;
  return count > 0;
}
