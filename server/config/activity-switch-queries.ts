import type { Db, Tx } from '../db/sql.ts';

/** Whether the activity exists. */
export async function updateActivitySwitch(tx: Tx, id: number, isOn: boolean): Promise<boolean> {
  const { count } = await tx`
    update activities set is_on = ${isOn} where id = ${id}`;
  return count > 0;
}

/** Shows the activity from `now` until `until`. @returns whether it exists */
export async function updateActivityRun(tx: Tx, id: number, now: number, until: number): Promise<boolean> {
  const { count } = await tx`
    update activities set is_on = true, start_at = ${now}, end_at = ${until} where id = ${id}`;
  return count > 0;
}

interface ActivityRow {
  readonly id: number;
  readonly name: string;
  readonly isOn: boolean;
  readonly endAt: number;
}

export const readActivitySwitches = (db: Db): Promise<ActivityRow[]> =>
  db<ActivityRow[]>`
    select id, name, is_on, end_at from activities order by sort`;

/** When the next enabled activity begins or ends after `now`; null when none does. */
export async function readNextActivityChange(db: Db, now: number): Promise<number | null> {
  const [next] = await db<[{ at: number | null }]>`
    select least(min(start_at) filter (where start_at > ${now}), min(end_at) filter (where end_at > ${now})) as at
    from activities where is_on`;
  return next.at;
}
