import type { getActivity } from '../../contract/activities/activity-calls.ts';
import type { activityGetStatusList, getActivityIds } from '../../contract/config/refresh-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { CallError } from '../call-error.ts';
import type { RedDotAnswers } from '../hooks.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { activityImage } from './activity-image.ts';
import { readActivity } from './activity-queries.ts';
import { idsOf, readActivitiesFor } from './running-activities.ts';

/**
 * Guests get the same map: `unloginShowStatus` says what they may open. The client's page guard and overlay gate
 * send them to sign in for the rest, and the calls of the rest are for members.
 */
const listActivityIds: Handler<typeof getActivityIds> = async (_body, { context, player, locale }) => {
  const activityMap = await readActivitiesFor({ context, player, locale });
  const wallet = player && (await readWallet(context.sql, player.id));
  return {
    activityMap,
    activityIds: idsOf(activityMap),
    hasTurntable: String(ActivityId.inviteUserSpin) in activityMap,
    totalRecharge: wallet?.totalRecharge ?? 0,
    loginBonus3CanReceive: player !== null && (await context.hooks.isDoorOpen(context, player.id)),
  };
};

/** The red dots, each by its domain, one after the other: a list that is asked for often takes one connection. */
const readRedDots: Handler<typeof activityGetStatusList> = async (_body, request) => {
  const { id } = memberOf(request);
  const { context } = request;
  const now = context.clock.now();
  const dots: Partial<RedDotAnswers> = {};
  for (const read of context.hooks.redDots) Object.assign(dots, await read(context, id, now));
  // That all are there is a type of the modules' list, and the contract checks the answer.
  return dots as RedDotAnswers;
};

const readActivityDetail: Handler<typeof getActivity> = async ({ id }, { context, player, locale }) => {
  const { sql, clock } = context;
  const row = await readActivity(sql, id);
  if (!row) throw new CallError('activityUnknown', `there is no activity ${id}`);
  const now = clock.now();
  const isRunning = row.isOn && row.startAt <= now && row.endAt > now;
  // To a player to whom nothing may be offered an offer is one that does not run.
  const shown = player && (await readActivitiesFor({ context, player, locale }));
  if (!isRunning || (shown && !(String(id) in shown)))
    throw new CallError('activityClosed', `activity ${id} does not run`);
  const { isOn: _, name, title, about, themeUrl, ...activity } = row;
  return {
    ...activity,
    themeUrl: themeUrl || activityImage(name),
    title: title[locale],
    terms: about?.[locale] ?? '',
  };
};

export const activityHandlers = {
  getActivityIds: listActivityIds,
  activityGetStatusList: readRedDots,
  getActivity: readActivityDetail,
};
