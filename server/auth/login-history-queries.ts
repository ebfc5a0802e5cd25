import type { Db } from '../db/sql.ts';

export type SignInOutcome = 'ok' | 'wrong' | 'locked' | 'refused';

interface SignIn {
  readonly at: number;
  readonly outcome: SignInOutcome;
  readonly device: string;
  readonly ip: string;
}

interface NewSignIn extends SignIn {
  readonly playerId: string;
  readonly id: string;
}

export async function insertSignIn(db: Db, row: NewSignIn): Promise<void> {
  await db`insert into login_history ${db(row)}`;
}

/** Reads the player's sign-ins, newest first. */
export const readSignIns = (db: Db, playerId: string, limit: number): Promise<SignIn[]> =>
  db<SignIn[]>`
    select at, outcome, device, ip from login_history
    where player_id = ${playerId} order by id desc limit ${limit}`;

/** The time of the last successful one. */
export async function findLastSignIn(db: Db, playerId: string): Promise<number | null> {
  const [row] = await db<{ at: number | null }[]>`
    select max(at) as at from login_history where player_id = ${playerId} and outcome = 'ok'`;
  return row?.at ?? null;
}
