import type { Db } from '../db/sql.ts';

interface SettledAlert {
  readonly playerId: string;
  readonly rule: string;
  readonly settledAt: number;
}

export const readSettledAlerts = (db: Db): Promise<SettledAlert[]> =>
  db<SettledAlert[]>`
    select player_id, rule, settled_at from settled_flags`;

/** Replaces the former time. */
export async function saveSettledAlert(db: Db, { playerId, rule, settledAt }: SettledAlert): Promise<void> {
  await db`
    insert into settled_flags (player_id, rule, settled_at) values (${playerId}, ${rule}, ${settledAt})
    on conflict (player_id, rule) do update set settled_at = excluded.settled_at`;
}
