import type { activityGetStatusList, getActivityIds } from '../../contract/calls/config.ts';
import type { Activity } from '../../contract/entities/config.ts';
import { ActivityId } from '../../contract/ids.ts';
import type { Db } from '../db/sql.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { readWallet } from '../ledger/read-balance.ts';
import type { Locale, Localized } from '../words/localized.ts';
import { hasDrawChance } from './jackpot-chances.ts';
import { mayBeOffered, withoutOffers } from './offers.ts';

interface Row extends Omit<Activity, 'title'> {
  title: Localized;
}

/** Activities that run at `now`, keyed by id, in the caller's language. */
export async function readActivities(
  db: Db,
  { now, locale }: { now: number; locale: Locale },
): Promise<Record<string, Activity>> {
  const rows = await db<Row[]>`
    select id, type, sort, title, click_type, click_action, unlogin_show_status, theme_url, start_at, end_at
    from activities where is_on and start_at <= ${now} and end_at > ${now} order by sort`;
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

/**
 * Guests get the same map: what they may open is said by `unloginShowStatus`. The client's guard of pages and its
 * gate of overlays lead them to sign in for the rest, and the rest's own calls are for members.
 */
const list: Handler<typeof getActivityIds> = async (_body, { context, player, locale }) => {
  const activityMap = await readActivitiesFor({ context, player, locale });
  const wallet = player && (await readWallet(context.sql, player.id));
  return {
    activityMap,
    activityIds: idsOf(activityMap),
    hasTurntable: String(ActivityId.inviteUserSpin) in activityMap,
    totalRecharge: wallet?.totalRecharge ?? 0,
    // The calendar's own work has not come: nothing can be waiting in it.
    loginBonus3CanReceive: false,
  };
};

export const idsOf = (activities: Readonly<Record<string, Activity>>): number[] =>
  Object.values(activities)
    .sort((a, b) => a.sort - b.sort)
    .map(({ id }) => id);

/**
 * The red dots. Of eleven, one has its work: the draw chance. Tasks, VIP, agent, calendar, mail, diamonds and the
 * sign-up bonus have none yet, so nothing can be waiting there, and their flags are off.
 */
const readDots: Handler<typeof activityGetStatusList> = async (_body, request) => {
  const { id } = memberOf(request);
  const { context } = request;
  return {
    spinAwardFlag: false,
    taskAwardFlag: false,
    agent5AwardFlag: false,
    vipAwardFlag: false,
    signInFlag: false,
    emailAwardFlag: false,
    canReceiveDrawChance: await hasDrawChance(context, id, context.clock.now()),
    diamondMallRedDot: false,
    hasTask: false,
    hasMail: false,
    hasSignUpBonus: false,
  };
};

export const activityHandlers = { getActivityIds: list, activityGetStatusList: readDots };
