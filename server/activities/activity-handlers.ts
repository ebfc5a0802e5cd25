import type { activityGetStatusList, getActivityIds } from '../../contract/config/refresh-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { hasAgentDot } from '../agent/public/agent-dot.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { hasDrawChance } from '../jackpot/public/jackpot-chances.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { hasUnreadMail } from '../mail/public/mail-box.ts';
import { hasMallDot } from '../mall/public/mall-dot.ts';
import { readTaskRewards } from '../rewards/public/task-rewards.ts';
import { hasVipReward } from '../rewards/public/vip-rewards.ts';
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
    // The calendar is not built yet: it has nothing to claim.
    loginBonus3CanReceive: false,
  };
};

/**
 * The red dots. Of eleven, seven are built: the draw chance, rewards of levels and rebate, of tasks and of VIP tasks
 * (`hasTask`), unread mail, what waits in the mall, and commission of an agent. Calendar, attachments of mails and the
 * sign-up bonus are not, so they have nothing to claim, and their flags are off.
 */
const readDots: Handler<typeof activityGetStatusList> = async (_body, request) => {
  const { id } = memberOf(request);
  const { context } = request;
  const now = context.clock.now();
  const tasks = await readTaskRewards(context, id, now);
  return {
    spinAwardFlag: false,
    taskAwardFlag: tasks.hasTaskReward,
    agent5AwardFlag: await hasAgentDot(context, id),
    vipAwardFlag: await hasVipReward(context, id, now),
    signInFlag: false,
    emailAwardFlag: false,
    canReceiveDrawChance: await hasDrawChance(context, id, now),
    diamondMallRedDot: await hasMallDot(context, id),
    hasTask: tasks.hasVipTaskReward,
    hasMail: await hasUnreadMail(context.sql, id, now),
    hasSignUpBonus: false,
  };
};

export const activityHandlers = { getActivityIds: list, activityGetStatusList: readDots };
