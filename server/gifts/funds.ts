import type {
  Fund,
  FundState,
  receiveFund,
  saveFund,
  takeBackFund,
} from '../../contract/gifts/fund-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { assertActivityRuns, isActivityRunning } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { amountOf, transfer } from '../ledger/entries.ts';
import { BalanceTooLow, postJournal } from '../ledger/post-journal.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import { withGrantRequest } from '../protection/public/may-play.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { POINTS_PROP } from '../rewards/public/reward-accounts.ts';
import { findRunningFund, insertFund, lockRunningFund, updateFundEnded } from './fund-queries.ts';
import { fundConfig } from './gifts-config.ts';

const DAY_MS = 86_400_000;
const MILLION = 1_000_000;

/** Null where nothing is offered and nothing set aside. */
export async function readFundState(
  db: Db,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<FundState | null> {
  const [isRunning, fund, points, terms] = await Promise.all([
    isActivityRunning(db, ActivityId.fund, now),
    findRunningFund(db, playerId),
    readBalance(db, playerId, 'points'),
    readConfig(db, fundConfig),
  ]);
  return isRunning || fund ? { isRunning, ...terms, points, fund: fund ?? null } : null;
}

const setPointsAside: Handler<typeof saveFund> = ({ requestId, points }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'saveFund', requestId, body: { points } };
  return withGrantRequest(context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.fund, now);
    const { days, extraPpm, minPoints, maxPoints } = await readConfig(tx, fundConfig);
    if (points < minPoints || points > maxPoints)
      throw new CallError('invalidValue', `${minPoints} to ${maxPoints} points can be set aside`);
    if (await findRunningFund(tx, playerId))
      throw new CallError('fundRunning', 'points are set aside already');
    const fund = {
      fundId: context.newId(),
      points,
      extra: Math.floor((points * extraPpm) / MILLION),
      savedAt: now,
      dueAt: now + days * DAY_MS,
    };
    await insertFund(tx, { playerId, ...fund });
    await moveFundPoints(tx, 'save', { playerId, fund, journalId: context.newId(), now });
    return { fund, points: await readBalance(tx, playerId, 'points') };
  });
};

interface FundMove {
  readonly playerId: string;
  readonly fund: Fund;
  readonly journalId: string;
  readonly now: number;
}

/** Between the points that can be spent and those that are set aside. @throws CallError pointsMissing */
async function moveFundPoints(
  tx: Tx,
  kind: 'save' | 'return',
  { playerId, fund, journalId, now }: FundMove,
): Promise<void> {
  const pointsAmount = amountOf('points', fund.points);
  const isSaved = kind === 'save';
  const entries = isSaved
    ? transfer(pointsAmount, { from: 'player:points', to: 'player:points:fund' })
    : transfer(pointsAmount, { from: 'player:points:fund', to: 'player:points' });
  const journal = { playerId, id: journalId, kind: isSaved ? 'fundSaved' : 'fundReturned', entries, at: now };
  try {
    await postJournal(tx, journal);
  } catch (error) {
    if (error instanceof BalanceTooLow)
      throw new CallError('pointsMissing', 'there are fewer points than are to be set aside');
    throw error;
  }
}

/** Locked until the transaction ends. @throws CallError fundUnknown */
async function lockOwn(tx: Tx, playerId: string, fundId: string): Promise<Fund> {
  const fund = await lockRunningFund(tx, playerId);
  if (fund?.fundId !== fundId) throw new CallError('fundUnknown', `no points are set aside as ${fundId}`);
  return fund;
}

const takeBackPoints: Handler<typeof takeBackFund> = ({ requestId, fundId }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'takeBackFund', requestId, body: { fundId } };
  return withRequestId(context, about, async (tx) => {
    const fund = await lockOwn(tx, playerId, fundId);
    const now = context.clock.now();
    await updateFundEnded(tx, { playerId, fundId, wasDue: false, now });
    await moveFundPoints(tx, 'return', { playerId, fund, journalId: context.newId(), now });
    return { points: await readBalance(tx, playerId, 'points') };
  });
};

const claimFund: Handler<typeof receiveFund> = async ({ requestId, fundId }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveFund', requestId, body: { fundId } };
  const claimed = await claimRewards(context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.fund, now);
    const fund = await lockOwn(tx, playerId, fundId);
    if (now < fund.dueAt) throw new CallError('fundNotDue', 'the points are set aside for longer');
    await updateFundEnded(tx, { playerId, fundId, wasDue: true, now });
    await moveFundPoints(tx, 'return', { playerId, fund, journalId: context.newId(), now });
    const rewards = [{ propId: POINTS_PROP, count: fund.extra }];
    return [{ source: 'fund', key: fundId, rewards }];
  });
  return { ...claimed, points: await readBalance(context.sql, playerId, 'points') };
};

export const fundHandlers = {
  saveFund: setPointsAside,
  takeBackFund: takeBackPoints,
  receiveFund: claimFund,
};
