import type { Activity } from '../../contract/config/app-config.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { Localized } from '../localization/localized.ts';

interface ActivityRow extends Omit<Activity, 'title'> {
  readonly name: string;
  title: Localized;
}

/** What is shown at `now`, in its order. */
export const readRunningActivities = (db: Db, now: number): Promise<ActivityRow[]> =>
  db<ActivityRow[]>`
    select id, name, type, sort, title, click_type, click_action, unlogin_show_status, theme_url, start_at, end_at
    from activities where is_on and start_at <= ${now} and end_at > ${now} order by sort`;

/** Shared until the transaction ends: an operator's stop waits for the claims before it. */
export async function lockRunningActivity(tx: Tx, id: number, now: number): Promise<boolean> {
  const { count } = await tx`
    select from activities
    where id = ${id} and is_on and start_at <= ${now} and end_at > ${now} for share`;
  return count > 0;
}

export async function hasRunningActivity(db: Db, id: number, now: number): Promise<boolean> {
  const { count } = await db`
    select from activities where id = ${id} and is_on and start_at <= ${now} and end_at > ${now}`;
  return count > 0;
}

interface NewActivity extends ActivityRow {
  readonly isOn: boolean;
}

/** Existing rows are not changed. */
export async function insertMissingActivities(tx: Tx, activities: readonly NewActivity[]): Promise<void> {
  const rows = activities.map((row) => ({ ...row, title: tx.json({ ...row.title }) }));
  await tx`insert into activities ${tx(rows)} on conflict do nothing`;
}

export const readEndedActivities = (
  db: Db,
  names: readonly string[],
  now: number,
): Promise<{ id: number; name: string }[]> =>
  db<{ id: number; name: string }[]>`
    select id, name from activities where name = any(${names}) and end_at <= ${now}`;

/** Only while it has ended: an operator may have begun it again. */
export async function updateActivityPeriod(
  db: Db,
  { id, now, startAt, endAt }: { id: number; now: number; startAt: number; endAt: number },
): Promise<number> {
  const { count } = await db`
    update activities set start_at = ${startAt}, end_at = ${endAt} where id = ${id} and end_at <= ${now}`;
  return count;
}
