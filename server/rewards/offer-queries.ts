import type { Db } from '../db/sql.ts';

/** The lowest return of all open games, in hundredths of a percent; null without an open game. */
export async function readLowestRtp(db: Db): Promise<number | null> {
  const [row] = await db<[{ rtp: number | null }]>`
    select min(rtp_bp) as rtp from games where coalesce(status_override, status) = 1`;
  return row.rtp;
}
