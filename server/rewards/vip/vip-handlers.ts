import { cents } from '../../../contract/money.ts';
import type {
  appVipUserReceiveDaily,
  appVipUserReceiveMonthly,
  appVipUserReceiveSignInAward,
  getVipInfo,
  getVipLevelAudit,
  receiveVipBonusUser,
  VipData,
} from '../../../contract/rewards/vip-calls.ts';
import { CallError } from '../../call-error.ts';
import { readConfig } from '../../config/public/config-store.ts';
import type { Db } from '../../db/sql.ts';
import { type CallRequest, type Handler, memberOf } from '../../http/handler.ts';
import { mayBeOffered } from '../../protection/public/offers.ts';
import { readVipClaims } from '../claim-queries.ts';
import { claimRewards } from '../claim-rewards.ts';
import { utcMonth } from '../utc-calendar.ts';
import { readVipTurnover } from './turnover-queries.ts';
import { auditLevel, levelInForce, levelReached } from './vip-level.ts';
import { levelUpKey, REPEATED, type RepeatedReward, repeatedReward, stepsOf } from './vip-rewards.ts';

async function readSteps(db: Db) {
  const [levels, rows] = await Promise.all([readConfig(db, 'vipLevels'), readConfig(db, 'vipRewards')]);
  return { levels, steps: stepsOf(levels, rows) };
}

const info: Handler<typeof getVipInfo> = async (_body, request) => {
  const { context } = request;
  const { id } = memberOf(request);
  const now = context.clock.now();
  const kinds = Object.keys(REPEATED) as RepeatedReward[];
  const keys = kinds.map((kind) => REPEATED[kind].stretchOf(now).key);
  const [{ levels, steps }, turnover, claims, canClaim] = await Promise.all([
    readSteps(context.sql),
    readVipTurnover(context.sql, id, now),
    readVipClaims(context.sql, id, keys),
    mayBeOffered(context, id),
  ]);
  const vip = levelInForce(levels, turnover);
  const reached = levelReached(levels, turnover.all);
  const isClaimed = (source: string, key: string) =>
    claims.some((claim) => claim.source === source && claim.key === key);
  const repeated = (kind: RepeatedReward): VipData['daily'] => {
    const { source, key, rewards, nextAt } = repeatedReward(steps, vip, { kind, now });
    const state = isClaimed(source, key) ? 'claimed' : rewards.length > 0 ? 'open' : 'none';
    return { rewards: [...rewards], state, nextAt };
  };
  return {
    vipData: {
      vip,
      reached,
      vipExp: cents(turnover.all),
      canClaim,
      daily: repeated('daily'),
      signIn: repeated('signIn'),
      monthly: repeated('monthly'),
      levels: steps.map(({ level, levelUp, daily, signIn, monthly }) => ({
        level,
        levelUp: [...levelUp],
        state: level > reached ? 'locked' : isClaimed('vipLevelUp', levelUpKey(level)) ? 'claimed' : 'open',
        daily: [...daily],
        signIn: [...signIn],
        monthly: [...monthly],
      })),
    },
  };
};

const levelUp: Handler<typeof receiveVipBonusUser> = async ({ requestId, level }, request) => {
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

const daily: Handler<typeof appVipUserReceiveDaily> = receive('appVipUserReceiveDaily', 'daily');
const signIn: Handler<typeof appVipUserReceiveSignInAward> = receive(
  'appVipUserReceiveSignInAward',
  'signIn',
);
const monthly: Handler<typeof appVipUserReceiveMonthly> = receive('appVipUserReceiveMonthly', 'monthly');

const audit: Handler<typeof getVipLevelAudit> = async (_body, request) => {
  const { sql, clock } = request.context;
  const now = clock.now();
  const [levels, turnover] = await Promise.all([
    readConfig(sql, 'vipLevels'),
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
  getVipInfo: info,
  receiveVipBonusUser: levelUp,
  appVipUserReceiveDaily: daily,
  appVipUserReceiveSignInAward: signIn,
  appVipUserReceiveMonthly: monthly,
  getVipLevelAudit: audit,
};
