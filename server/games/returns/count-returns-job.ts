import type { Context } from '../../context.ts';
import { judgeRow } from './judge-returns.ts';
import {
  countDay,
  insertAlarm,
  type ReturnAlarm,
  readDaysToCount,
  readReturns,
  readTestedDays,
} from './return-queries.ts';
import { findDeviations, HIGHEST_RETURNS } from './test-returns.ts';

const EVERY_MS = 10 * 60_000;
/** A round may be committed a moment after its time. */
const GRACE_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** The false alarms of the likelihood ratio test are bounded for a year. */
const TESTED_DAYS = 365;

/**
 * A job: adds up what each game took and returned, and raises an alarm where it is not what the game promises: by the
 * likelihood ratio test over the last year, and by bounds over the last week, or over all days since the last alarm was
 * settled. Play money has the same maths, and is counted but raises none.
 */
export async function countReturns(context: Context): Promise<number> {
  const { sql, clock } = context;
  const now = clock.now();
  const days = await readDaysToCount(sql, { now, everyMs: EVERY_MS, graceMs: GRACE_MS });
  for (const day of days) await countDay(sql, day, now, HIGHEST_RETURNS);
  if (days.length === 0) return 0;
  for (const found of findDeviations(await readTestedDays(sql, daysAgo(now, TESTED_DAYS))))
    await raiseAlarm(context, found);
  for (const since of [null, daysAgo(now, 7)]) await checkBounds(context, since);
  return days.length;
}

const daysAgo = (now: number, days: number) => new Date(now - days * DAY_MS).toISOString().slice(0, 10);

async function checkBounds(context: Context, since: string | null): Promise<void> {
  for (const row of await readReturns(context.sql, since)) {
    const judged = row.isPlayMoney ? null : judgeRow(row);
    if (!judged || judged.verdict === 'within') continue;
    const { gameId, maths, rounds } = row;
    await raiseAlarm(context, {
      gameId,
      maths,
      rounds,
      isAbove: judged.verdict === 'above',
      foundBy: 'bounds',
      since: row.since,
      actualPpm: toPpm(judged.actual),
      lowPpm: toPpm(judged.low),
      highPpm: toPpm(judged.high),
    });
  }
}

async function raiseAlarm(
  { sql, clock, newId, log }: Context,
  alarm: Omit<ReturnAlarm, 'id' | 'slug' | 'raisedAt'>,
): Promise<void> {
  const isNew = await insertAlarm(sql, { ...alarm, id: newId(), raisedAt: clock.now() });
  const { isAbove, gameId: _, ...figures } = alarm;
  if (isNew)
    log.error(
      { verdict: isAbove ? 'above' : 'below', ...figures },
      'return of a game is not what it promises',
    );
}

const toPpm = (share: number) => Math.round(share * 1_000_000);
