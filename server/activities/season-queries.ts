import type { Db } from '../db/sql.ts';

export const readEndedActivities = (
  db: Db,
  names: readonly string[],
  now: number,
): Promise<{ id: number; name: string }[]> =>
  db<{ id: number; name: string }[]>`
    select id, name from activities where name = any(${[...names]}) and end_at <= ${now}`;

/** Only while it has ended: an operator may have begun it again. */
export async function updateEndedPeriod(
  db: Db,
  { id, now, startAt, endAt }: { id: number; now: number; startAt: number; endAt: number },
): Promise<number> {
  const { count } = await db`
    update activities set start_at = ${startAt}, end_at = ${endAt} where id = ${id} and end_at <= ${now}`;
  return count;
}
