import type { Db } from '../../db/sql.ts';

interface RoundToVoid {
  readonly id: string;
  /** As it was read. */
  readonly startedAt: number | null;
  readonly now: number;
  /** Nobody has gone on with it after this. */
  readonly unwatchedSince: number;
}

/**
 * Calls a round off under its lock. Returns false, and does nothing, where a process that has the key has gone on with
 * it meanwhile.
 */
export async function updateVoidedSharedRound(
  db: Db,
  { id, startedAt, now, unwatchedSince }: RoundToVoid,
): Promise<boolean> {
  const { count } = await db`
    update shared_rounds set voided_at = ${now}
    where id = ${id} and voided_at is null and settled_at is null
      and (started_at is null) = ${startedAt === null}
      and coalesce(watched_at, reveals_close_at) < ${unwatchedSince}`;
  return count > 0;
}

/** All stakes of a called off round have gone back: the next one may open. */
export async function updateSettledVoidedRound(db: Db, id: string, now: number): Promise<void> {
  await db`
    update shared_rounds set settled_at = ${now}, result_at = ${now}, next_at = ${now}
    where id = ${id} and voided_at is not null and settled_at is null`;
}
