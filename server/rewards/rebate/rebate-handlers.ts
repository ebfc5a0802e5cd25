import { cents } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import {
  type betBonus,
  type betBonusByTypeReceive,
  type betBonusLog,
  type betBonusReceive,
  REBATE_LOG_SIZE,
} from '../../../contract/rewards/rebate-calls.ts';
import { CallError } from '../../call-error.ts';
import { readConfig } from '../../config/public/config-value-queries.ts';
import { type Handler, memberOf } from '../../http/handler.ts';
import { mayBeOffered } from '../../protection/public/offers.ts';
import { REBATE_KEPT_DAYS } from '../default-rebate-rates.ts';
import { claimRewards } from '../public/claim-rewards.ts';
import { rebateRatesConfig, vipLevelsConfig } from '../rewards-config.ts';
import { utcDate, utcDay } from '../utc-calendar.ts';
import { readVipTurnover } from '../vip/turnover-queries.ts';
import { levelInForce } from '../vip/vip-level.ts';
import { readClaimedRebates } from './rebate-queries.ts';
import { DAY_CLOSES_MS, rateOf, ratesOn, themeOf } from './rebate-rules.ts';
import { dueRebates, lastDay, readTypes, type TypeState } from './rebate-state.ts';

const readRebate: Handler<typeof betBonus> = async (_body, request) => {
  const { context } = request;
  const { id } = memberOf(request);
  const { sql, clock } = context;
  const now = clock.now();
  const [types, levels, rates, turnover, canClaim] = await Promise.all([
    readTypes(sql, id, now),
    readConfig(sql, vipLevelsConfig),
    readConfig(sql, rebateRatesConfig),
    readVipTurnover(sql, id, now),
    mayBeOffered(context, id),
  ]);
  const theme = themeOf(levels, levelInForce(levels, turnover));
  const byType = ratesOn(rates, utcDate(now));
  return {
    types: types.map(({ type, claimable, growing, betToday }) => ({
      type,
      ratePpm: rateOf(byType, type, theme),
      rates: [...(byType[String(type)] ?? [])],
      betToday: cents(betToday),
      growing: cents(growing),
      claimable: cents(claimable),
    })),
    growing: addCents(...types.map(({ growing }) => cents(growing))),
    claimable: addCents(...types.map(({ claimable }) => cents(claimable))),
    keptDays: REBATE_KEPT_DAYS,
    nextAt: utcDay(now - DAY_CLOSES_MS).endsAt + DAY_CLOSES_MS,
    canClaim,
  };
};

/** @throws CallError rewardClaimed where everything up to yesterday has been claimed. */
function rejectClaimed(types: readonly TypeState[], now: number): void {
  const yesterday = lastDay(now);
  if (types.some(({ claimable }) => claimable > 0)) return;
  if (types.some(({ claimedUpTo }) => claimedUpTo !== undefined && claimedUpTo >= yesterday))
    throw new CallError('rewardClaimed', 'the rebate up to yesterday was claimed before');
}

const claimAllRebates: Handler<typeof betBonusReceive> = ({ requestId }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'betBonusReceive', requestId, body: {} };
  return claimRewards(request.context, about, async (tx, now) => {
    const types = await readTypes(tx, playerId, now);
    rejectClaimed(types, now);
    return dueRebates(types, now);
  });
};

const claimRebateOfType: Handler<typeof betBonusByTypeReceive> = ({ requestId, type }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'betBonusByTypeReceive', requestId, body: { type } };
  return claimRewards(request.context, about, async (tx, now) => {
    const types = (await readTypes(tx, playerId, now)).filter((one) => one.type === type);
    rejectClaimed(types, now);
    return dueRebates(types, now);
  });
};

const listRebates: Handler<typeof betBonusLog> = async ({ before }, request) => {
  const rows = await readClaimedRebates(request.context.sql, {
    playerId: memberOf(request).id,
    before,
    most: REBATE_LOG_SIZE,
  });
  return { list: rows.map(({ amount, ...row }) => ({ ...row, amount: cents(amount) })) };
};

export const rebateHandlers = {
  betBonus: readRebate,
  betBonusReceive: claimAllRebates,
  betBonusByTypeReceive: claimRebateOfType,
  betBonusLog: listRebates,
};
