import { cents } from '../../../contract/money.ts';
import type {
  appVipUserReceiveDaily,
  appVipUserReceiveMonthly,
  appVipUserReceiveSignInAward,
  getVipInfo,
  getVipLevelAudit,
  receiveVipBonusUser,
} from '../../../contract/rewards/vip-calls.ts';
import { CallError } from '../../call-error.ts';
import { readConfig } from '../../config/public/config-value-queries.ts';
import { type CallRequest, type Handler, memberOf } from '../../http/handler.ts';
import { mayBeOffered } from '../../protection/public/offers.ts';
import { claimRewards } from '../public/claim-rewards.ts';
import { vipLevelsConfig } from '../rewards-config.ts';
import { utcMonth } from '../utc-calendar.ts';
import { readVipTurnover } from './turnover-queries.ts';
import { auditLevel, levelInForce, levelReached } from './vip-level.ts';
import { levelUpKey, type RepeatedReward, repeatedReward } from './vip-rewards.ts';
import { readSteps, readVipState } from './vip-state.ts';

const readVipInfo: Handler<typeof getVipInfo> = async (_body, request) => {
  const { context } = request;
  const { id } = memberOf(request);
  const [state, canClaim] = await Promise.all([
    readVipState(context.sql, id, context.clock.now()),
    mayBeOffered(context, id),
  ]);
  return { vipData: { ...state, canClaim } };
};

const claimLevelUpReward: Handler<typeof receiveVipBonusUser> = async ({ requestId, level }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveVipBonusUser', requestId, body: { level } };
  return claimRewards(context, about, async (tx, now) => {
    const { levels, steps } = await readSteps(tx);
    const step = steps.find((one) => one.level === level);
    if (!step) throw new CallError('vipLevelUnknown', `there is no level ${level}`);
    const { all } = await readVipTurnover(tx, playerId, now);
    if (levelReached(levels, all) < level) return [];
    return [{ source: 'vipLevelUp', key: levelUpKey(level), rewards: step.levelUp }];
  });
};

function receive(call: string, kind: RepeatedReward) {
  return ({ requestId }: { requestId: string }, request: CallRequest) => {
    const { id: playerId } = memberOf(request);
    const about = { playerId, call, requestId, body: {} };
    return claimRewards(request.context, about, async (tx, now) => {
      const { levels, steps } = await readSteps(tx);
      const vip = levelInForce(levels, await readVipTurnover(tx, playerId, now));
      return [repeatedReward(steps, vip, { kind, now })];
    });
  };
}

const claimDailyReward: Handler<typeof appVipUserReceiveDaily> = receive('appVipUserReceiveDaily', 'daily');
const claimSignInReward: Handler<typeof appVipUserReceiveSignInAward> = receive(
  'appVipUserReceiveSignInAward',
  'signIn',
);
const claimMonthlyReward: Handler<typeof appVipUserReceiveMonthly> = receive(
  'appVipUserReceiveMonthly',
  'monthly',
);

const readLevelRetention: Handler<typeof getVipLevelAudit> = async (_body, request) => {
  const { sql, clock } = request.context;
  const now = clock.now();
  const [levels, turnover] = await Promise.all([
    readConfig(sql, vipLevelsConfig),
    readVipTurnover(sql, memberOf(request).id, now),
  ]);
  const { betLimit, missing, ...levelsNow } = auditLevel(levels, turnover);
  return {
    ...levelsNow,
    betLimit: cents(betLimit),
    betThisMonth: cents(turnover.thisMonth),
    betLastMonth: cents(turnover.lastMonth),
    missing: cents(missing),
    monthEndsAt: utcMonth(now).endsAt,
  };
};

export const vipHandlers = {
  getVipInfo: readVipInfo,
  receiveVipBonusUser: claimLevelUpReward,
  appVipUserReceiveDaily: claimDailyReward,
  appVipUserReceiveSignInAward: claimSignInReward,
  appVipUserReceiveMonthly: claimMonthlyReward,
  getVipLevelAudit: readLevelRetention,
};
