import type { Activity } from '../../contract/config/app-config.ts';
import type { ActivityId } from '../../contract/ids.ts';
import { CallError } from '../call-error.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { HookContext } from '../hooks.ts';
import type { Locale } from '../localization/localized.ts';
import { mayBeOffered, withoutOffers } from '../protection/public/offers.ts';
import { activityImage } from './activity-image.ts';
import {
  hasRunningActivity,
  lockRunningActivity,
  readRunningActivities,
  readRunningPeriod,
} from './activity-queries.ts';

interface ShownAt {
  readonly now: number;
  readonly locale: Locale;
  /** Whether anything may be offered to them. */
  readonly isOffered: boolean;
}

/**
 * Activities that run at `now` and may be shown, keyed by id, in the visitor's language, with their own picture unless the
 * operator has set one.
 */
export async function readActivities(
  db: Db,
  { now, locale, isOffered }: ShownAt,
): Promise<Record<string, Activity>> {
  const rows = await readRunningActivities(db, now);
  const all = Object.fromEntries(
    rows.map(({ name, ...row }) => [
      String(row.id),
      { ...row, title: row.title[locale], themeUrl: row.themeUrl || activityImage(name) },
    ]),
  );
  return isOffered ? all : withoutOffers(all);
}

interface Visitor {
  readonly context: HookContext;
  /** Null for a guest. */
  readonly player: { readonly id: string } | null;
  readonly locale: Locale;
}

/** The activities that this caller may be shown. */
export async function readActivitiesFor({
  context,
  player,
  locale,
}: Visitor): Promise<Record<string, Activity>> {
  const isOffered = player === null || (await mayBeOffered(context, player.id));
  return readActivities(context.sql, { now: context.clock.now(), locale, isOffered });
}

export const idsOf = (activities: Readonly<Record<string, Activity>>): number[] =>
  Object.values(activities)
    .sort((a, b) => a.sort - b.sort)
    .map(({ id }) => id);

export const isActivityRunning = (db: Db, id: ActivityId, now: number): Promise<boolean> =>
  hasRunningActivity(db, id, now);

/**
 * For a transaction that grants or sells something of an activity. An operator who stops it waits until the transaction
 * ends, so that what was granted before the stop was granted while it ran.
 * @param now milliseconds since 1970; an activity ends before the millisecond of its end
 * @throws CallError activityClosed
 */
export async function assertActivityRuns(tx: Tx, id: ActivityId, now: number): Promise<void> {
  if (!(await lockRunningActivity(tx, id, now)))
    throw new CallError('activityClosed', `activity ${id} does not run`);
}

/** When a running activity began and ends; undefined where it does not run at `now`. */
export const readActivityPeriod = (db: Db, id: ActivityId, now: number) => readRunningPeriod(db, id, now);
