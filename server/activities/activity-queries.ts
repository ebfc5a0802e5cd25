import type { Activity } from '../../contract/config/app-config.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { LocalizedText } from '../localization/localized.ts';

interface ActivityRow extends Omit<Activity, 'title'> {
  readonly name: string;
  title: LocalizedText;
}

/** Whether an activity's row runs at `now`: switched on, from its start until before its end. */
const runsAt = (db: Db, now: number) => db`is_on and start_at <= ${now} and end_at > ${now}`;

/** What is shown at `now`, in its order. */
export const readRunningActivities = (db: Db, now: number): Promise<ActivityRow[]> =>
  db<ActivityRow[]>`
    select id, name, type, sort, title, click_type, click_action, unlogin_show_status, theme_url, start_at, end_at
    from activities where ${runsAt(db, now)} order by sort, id`;

interface WholeActivity extends ActivityRow {
  /** Terms; null where there is nothing to add. */
  readonly about: LocalizedText | null;
  readonly isOn: boolean;
}

export async function readActivity(db: Db, id: number): Promise<WholeActivity | undefined> {
  const [row] = await db<WholeActivity[]>`
    select id, name, type, sort, title, about, click_type, click_action, unlogin_show_status, theme_url, start_at, end_at,
      is_on
    from activities where id = ${id}`;
  return row;
}

/** Shared until the transaction ends: an operator's stop waits for the claims before it. */
export async function lockRunningActivity(tx: Tx, id: number, now: number): Promise<boolean> {
  const { count } = await tx`
    select from activities
    where id = ${id} and ${runsAt(tx, now)} for share`;
  return count > 0;
}

export async function hasRunningActivity(db: Db, id: number, now: number): Promise<boolean> {
  const { count } = await db`
    select from activities where id = ${id} and ${runsAt(db, now)}`;
  return count > 0;
}

/** Undefined where it does not run at `now`. */
export async function readRunningPeriod(
  db: Db,
  id: number,
  now: number,
): Promise<Pick<Activity, 'startAt' | 'endAt'> | undefined> {
  const [row] = await db<Pick<Activity, 'startAt' | 'endAt'>[]>`
    select start_at, end_at from activities
    where id = ${id} and ${runsAt(db, now)}`;
  return row;
}

export interface NewActivity extends ActivityRow {
  readonly about: LocalizedText | null;
  readonly isOn: boolean;
}

/** Existing rows are not changed, but for terms where they have none. */
export async function saveMissingActivities(tx: Tx, activities: readonly NewActivity[]): Promise<void> {
  const rows = activities.map((row) => ({
    ...row,
    title: tx.json({ ...row.title }),
    about: row.about && tx.json({ ...row.about }),
  }));
  await tx`
    insert into activities ${tx(rows)}
    on conflict (id) do update set about = excluded.about
    where activities.about is null and excluded.about is not null`;
}
