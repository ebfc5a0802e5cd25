import { ActivityId } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import type { getRankBoard, RankRule } from '../../contract/rank/rank-calls.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { utcDay, utcWeek } from '../rewards/public/utc-calendar.ts';
import { rankConfig } from './rank-config.ts';
import { findCountedUntil } from './rank-queries.ts';
import { readRankList } from './rank-rows.ts';

/** @throws CallError activityClosed */
export async function assertRuns(db: Db, id: ActivityId, now: number): Promise<void> {
  if (!(await isActivityRunning(db, id, now)))
    throw new CallError('activityClosed', `activity ${id} does not run`);
}

export async function readRule(db: Db): Promise<RankRule> {
  const { minStake, roundsPerDay } = await readConfig(db, rankConfig);
  return { minStake: cents(minStake), roundsPerDay };
}

const readRankBoard: Handler<typeof getRankBoard> = async ({ board: name, pageNum, pageSize }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const now = context.clock.now();
  await assertRuns(context.sql, ActivityId.rank, now);
  const { key, startsAt, endsAt } = name === 'day' ? utcDay(now) : utcWeek(now);
  const [list, rule, countedUntil] = await Promise.all([
    readRankList(context, { board: name, since: key, playerId, pageNum, pageSize, now }),
    readRule(context.sql),
    findCountedUntil(context.sql),
  ]);
  return { ...list, rule, startsAt, endsAt, countedUntil: countedUntil ?? startsAt };
};

export const rankHandlers = { getRankBoard: readRankBoard };
