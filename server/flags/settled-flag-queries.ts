import type { Db } from '../db/sql.ts';

interface SettledFlag {
  readonly playerId: string;
  readonly rule: string;
  readonly settledAt: number;
}

export const readSettledFlags = (db: Db): Promise<SettledFlag[]> =>
  db<SettledFlag[]>`
    select player_id, rule, settled_at from settled_flags`;

/** Replaces the former time. */
export async function saveSettledFlag(db: Db, { playerId, rule, settledAt }: SettledFlag): Promise<void> {
  await db`
    insert into settled_flags (player_id, rule, settled_at) values (${playerId}, ${rule}, ${settledAt})
    on conflict (player_id, rule) do update set settled_at = excluded.settled_at`;
}
