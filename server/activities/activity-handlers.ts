import type { getActivity } from '../../contract/activities/activity-calls.ts';
import type { activityGetStatusList, getActivityIds } from '../../contract/config/refresh-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { hasAgentDot } from '../agent/public/agent-dot.ts';
import { canOpenDoor } from '../calendar/public/calendar-dot.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { hasInviteSpin } from '../invite/public/invite-dot.ts';
import { hasDrawChance } from '../jackpot/public/jackpot-chances.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { mailDots } from '../mail/public/mail-box.ts';
import { hasMallDot } from '../mall/public/mall-dot.ts';
import { hasSignUpBonus } from '../onboarding/public/sign-up-dot.ts';
import { readTaskRewards } from '../rewards/public/task-rewards.ts';
import { hasVipReward } from '../rewards/public/vip-rewards.ts';
import { activityPicture } from './activity-picture.ts';
import { readActivity } from './activity-queries.ts';
import { idsOf, readActivitiesFor } from './public/running-activities.ts';

/**
 * Guests get the same map: `unloginShowStatus` says what they may open. The client's page guard and overlay gate
 * send them to sign in for the rest, and the calls of the rest are for members.
 */
const list: Handler<typeof getActivityIds> = async (_body, { context, player, locale }) => {
  const activityMap = await readActivitiesFor({ context, player, locale });
  const wallet = player && (await readWallet(context.sql, player.id));
  return {
    activityMap,
    activityIds: idsOf(activityMap),
    hasTurntable: String(ActivityId.inviteUserSpin) in activityMap,
    totalRecharge: wallet?.totalRecharge ?? 0,
    loginBonus3CanReceive: player !== null && (await canOpenDoor(context, player.id)),
  };
};

/**
 * The red dots: the draw chance, rewards of levels and rebate, of tasks and of VIP tasks (`hasTask`), unread mail and
 * attachments of mails, what waits in the mall, a spin, a door of the calendar, commission of an agent, and the bonus of a
 * new account.
 */
const readDots: Handler<typeof activityGetStatusList> = async (_body, request) => {
  const { id } = memberOf(request);
  const { context } = request;
  const now = context.clock.now();
  const tasks = await readTaskRewards(context, id, now);
  return {
    spinAwardFlag: await hasInviteSpin(context, id),
    taskAwardFlag: tasks.hasTaskReward,
    agent5AwardFlag: await hasAgentDot(context, id),
    vipAwardFlag: await hasVipReward(context, id, now),
    signInFlag: await canOpenDoor(context, id),
    canReceiveDrawChance: await hasDrawChance(context, id, now),
    diamondMallRedDot: await hasMallDot(context, id),
    hasTask: tasks.hasVipTaskReward,
    ...(await mailDots(context, id, now)),
    hasSignUpBonus: await hasSignUpBonus(context, id),
  };
};

const show: Handler<typeof getActivity> = async ({ id }, { context, player, locale }) => {
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
    themeUrl: themeUrl || activityPicture(name),
    title: title[locale],
    terms: about?.[locale] ?? '',
  };
};

export const activityHandlers = { getActivityIds: list, activityGetStatusList: readDots, getActivity: show };
