import type { Db, Tx } from '../db/sql.ts';

/** End of the break that runs; null without one. */
export async function findBreakEnd(db: Db, playerId: string, now: number): Promise<number | null> {
  const [row] = await db<{ breakUntil: number | null }[]>`
    select break_until from player_protection where player_id = ${playerId} and break_until > ${now}`;
  return row?.breakUntil ?? null;
}

/** A break that ends later is not changed. */
export async function saveBreak(tx: Tx, playerId: string, until: number): Promise<void> {
  await tx`
    insert into player_protection as held (player_id, break_until) values (${playerId}, ${until})
    on conflict (player_id) do update set break_until = greatest(held.break_until, excluded.break_until)`;
}

/** When the player last reviewed their limits, or else when the account was made. */
export async function findReviewedAt(db: Db, playerId: string): Promise<number | null> {
  const [player] = await db<{ reviewedAt: number }[]>`
    select coalesce((select reviewed_at from player_protection where player_id = ${playerId}), created_at)
      as reviewed_at
    from players where id = ${playerId}`;
  return player?.reviewedAt ?? null;
}

export async function saveReview(tx: Tx, playerId: string, now: number): Promise<void> {
  await tx`
    insert into player_protection (player_id, reviewed_at) values (${playerId}, ${now})
    on conflict (player_id) do update set reviewed_at = excluded.reviewed_at`;
}
