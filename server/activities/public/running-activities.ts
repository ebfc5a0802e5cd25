import type { Activity } from '../../../contract/config/app-config.ts';
import type { Db } from '../../db/sql.ts';
import type { CallRequest } from '../../http/handler.ts';
import type { Locale } from '../../localization/localized.ts';
import { mayBeOffered, withoutOffers } from '../../protection/public/offers.ts';
import { readRunningActivities } from '../activity-queries.ts';

/** Activities that run at `now`, keyed by id, in the caller's language. */
async function readActivities(
  db: Db,
  { now, locale }: { now: number; locale: Locale },
): Promise<Record<string, Activity>> {
  const rows = await readRunningActivities(db, now);
  return Object.fromEntries(rows.map((row) => [String(row.id), { ...row, title: row.title[locale] }]));
}

/** The activities that this caller may be shown. */
export async function readActivitiesFor({
  context,
  player,
  locale,
}: Pick<CallRequest, 'context' | 'player' | 'locale'>): Promise<Record<string, Activity>> {
  const [all, isOffered] = await Promise.all([
    readActivities(context.sql, { now: context.clock.now(), locale }),
    player === null || mayBeOffered(context, player.id),
  ]);
  return isOffered ? all : withoutOffers(all);
}

export const idsOf = (activities: Readonly<Record<string, Activity>>): number[] =>
  Object.values(activities)
    .sort((a, b) => a.sort - b.sort)
    .map(({ id }) => id);
