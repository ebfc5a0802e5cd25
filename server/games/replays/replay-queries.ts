import type { Db } from '../../db/sql.ts';

/**
 * Whether a player has this round while its result is not known to everybody: it is open, or was cashed out of a shared round
 * that is not settled.
 */
export async function hasUnsettledRound(db: Db, playerId: string, roundId: string): Promise<boolean> {
  const { count } = await db`
    select id from open_rounds where player_id = ${playerId} and id = ${roundId}
    union all
    select id from rounds where player_id = ${playerId} and id = ${roundId}`;
  return count > 0;
}

interface PlayerOfRound {
  readonly account: string;
  readonly displayId: number;
}

/** As an operator names a player; null for one that does not exist. */
export async function findPlayerOfRound(db: Db, playerId: string): Promise<PlayerOfRound | null> {
  const [player] = await db<PlayerOfRound[]>`
    select account, display_id from players where id = ${playerId}`;
  return player ?? null;
}
