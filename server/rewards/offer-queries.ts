import type { Db, Tx } from '../db/sql.ts';

/** The lowest return of all open games, in hundredths of a percent; null without an open game. */
export async function readLowestRtp(db: Db): Promise<number | null> {
  const [row] = await db<[{ rtp: number | null }]>`
    select min(rtp_bp) as rtp from games where coalesce(status_override, status) = 1`;
  return row.rtp;
}

export async function hasPaidDeposit(db: Db, playerId: string): Promise<boolean> {
  const { count } = await db`
    select from deposits where player_id = ${playerId} and state = 'paid' limit 1`;
  return count > 0;
}

/** Whether the player has paid another deposit than `depositId`. */
export async function hasOtherPaidDeposit(tx: Tx, playerId: string, depositId: string): Promise<boolean> {
  const { count } = await tx`
    select from deposits where player_id = ${playerId} and state = 'paid' and id <> ${depositId} limit 1`;
  return count > 0;
}
