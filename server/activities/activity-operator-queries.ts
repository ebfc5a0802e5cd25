import type { Db, Tx } from '../db/sql.ts';
import type { NewActivity } from './activity-queries.ts';

/** Whether the activity exists. */
export async function saveActivitySwitch(tx: Tx, id: number, isOn: boolean): Promise<boolean> {
  const { count } = await tx`update activities set is_on = ${isOn} where id = ${id}`;
  return count > 0;
}

interface OperatorRow {
  readonly id: number;
  readonly name: string;
  readonly sort: number;
  readonly isOn: boolean;
  readonly startAt: number;
  readonly endAt: number;
}

export const readAllActivities = (db: Db): Promise<OperatorRow[]> =>
  db<OperatorRow[]>`
    select id, name, sort, is_on, start_at, end_at from activities order by sort, id`;

/** Locked until the transaction ends. */
export async function lockActivity(tx: Tx, id: number): Promise<OperatorRow | undefined> {
  const [row] = await tx<OperatorRow[]>`
    select id, name, sort, is_on, start_at, end_at from activities where id = ${id} for update`;
  return row;
}

export async function updateActivityPeriod(
  tx: Tx,
  { id, startAt, endAt }: { id: number; startAt: number; endAt: number },
): Promise<void> {
  await tx`update activities set start_at = ${startAt}, end_at = ${endAt} where id = ${id}`;
}

export async function updateActivityOrder(tx: Tx, id: number, sort: number): Promise<void> {
  await tx`update activities set sort = ${sort} where id = ${id}`;
}

/** One more than the highest id and place; `first` where there is none yet. */
export async function readNextActivity(tx: Tx, first: number): Promise<{ id: number; sort: number }> {
  // Two operators at once would find the same number.
  await tx`lock table activities in share row exclusive mode`;
  const [row] = await tx<[{ id: number; sort: number }]>`
    select greatest(${first}, max(id) + 1)::integer as id, max(sort) + 1 as sort from activities`;
  return row;
}

export async function insertActivity(tx: Tx, activity: NewActivity): Promise<void> {
  const title = tx.json({ ...activity.title });
  const about = activity.about && tx.json({ ...activity.about });
  await tx`insert into activities ${tx({ ...activity, title, about })}`;
}

/** When the next enabled activity begins or ends after `now`; null when none does. */
export async function readNextActivityChange(db: Db, now: number): Promise<number | null> {
  const [next] = await db<[{ at: number | null }]>`
    select least(min(start_at) filter (where start_at > ${now}), min(end_at) filter (where end_at > ${now})) as at
    from activities where is_on`;
  return next.at;
}
