import type { Db, Tx } from '../db/sql.ts';

/** When the player's money moved last; null when it never has. */
export async function findLastMovement(db: Db, playerId: string): Promise<number | null> {
  const [row] = await db<{ lastAt: number | null }[]>`
    select max(at) as last_at from journals where player_id = ${playerId} and kind <> 'seed'`;
  return row?.lastAt ?? null;
}

interface ErasureTimes {
  readonly askedAt: number;
  readonly dueAt: number;
}

/** Finds the player's request unless it was cancelled. */
export async function findErasureRequest(db: Db, playerId: string): Promise<ErasureTimes | undefined> {
  const [erasure] = await db<ErasureTimes[]>`
    select asked_at, due_at from erasure_requests where player_id = ${playerId} and withdrawn_at is null`;
  return erasure;
}

/** Replaces a former request. */
export async function saveErasureRequest(
  tx: Tx,
  playerId: string,
  { askedAt, dueAt }: ErasureTimes,
): Promise<void> {
  await tx`
    insert into erasure_requests (player_id, asked_at, due_at) values (${playerId}, ${askedAt}, ${dueAt})
    on conflict (player_id) do update set asked_at = excluded.asked_at, due_at = excluded.due_at, withdrawn_at = null`;
}

/** The pending ones, the first due first. */
export const readErasureRequests = (tx: Tx): Promise<(ErasureTimes & { account: string })[]> =>
  tx<(ErasureTimes & { account: string })[]>`
    select account, asked_at, due_at from erasure_requests join players on players.id = player_id
    where done_at is null and withdrawn_at is null order by due_at`;

/** Withdraws a request, and returns whether one was pending. */
export async function saveErasureWithdrawn(tx: Tx, playerId: string, now: number): Promise<boolean> {
  const { count } = await tx`
    update erasure_requests set withdrawn_at = ${now}
    where player_id = ${playerId} and done_at is null and withdrawn_at is null`;
  return count > 0;
}

/** The first due one that no other process has locked. */
export async function lockDueErasure(tx: Tx, now: number): Promise<{ playerId: string } | undefined> {
  const [due] = await tx<{ playerId: string }[]>`
    select player_id from erasure_requests
    where due_at <= ${now} and done_at is null and withdrawn_at is null
    order by due_at limit 1 for update skip locked`;
  return due;
}

export async function saveErasureDone(tx: Tx, playerId: string, now: number): Promise<void> {
  await tx`update erasure_requests set done_at = ${now} where player_id = ${playerId}`;
}
