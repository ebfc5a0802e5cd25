import { CallError } from '../call-error.ts';
import type { Db, Tx } from '../db/sql.ts';
import { isTaken } from './public/new-player.ts';

/** The player whose proven number this is. */
export async function findByPhone<Row extends object>(db: Db, phone: string): Promise<Row | null> {
  const [row] = await db<Row[]>`
    select id, account, status, birth_date, nationality from players
    where mobile = ${phone} and mobile_proven_at is not null`;
  return (row as Row | undefined) ?? null;
}

interface Given {
  readonly playerId: string;
  readonly phone: string;
  /** Null: nobody has shown a code for it. */
  readonly provenAt: number | null;
}

/**
 * Gives a number to a player. Whoever shows the code of a number takes it from an account that had only claimed it:
 * else a stranger could open an account in advance with somebody's number, and wait for them inside.
 * @throws CallError phoneTaken
 */
export async function givePhone(tx: Tx, { playerId, phone, provenAt }: Given): Promise<void> {
  if (provenAt !== null)
    await tx`update players set mobile = '' where mobile = ${phone} and mobile_proven_at is null`;
  try {
    await tx`update players set mobile = ${phone}, mobile_proven_at = ${provenAt} where id = ${playerId}`;
  } catch (error) {
    if (!isTaken(error, /players_mobile_key/)) throw error;
    throw new CallError('phoneTaken', 'The number belongs to another account.');
  }
}
