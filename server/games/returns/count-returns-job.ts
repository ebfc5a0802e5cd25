import type { Context } from '../../context.ts';

import { judgeRow } from './judge-returns.ts';
import { countDay, insertAlarm, readDaysToCount, readReturns } from './return-queries.ts';

const EVERY_MS = 10 * 60_000;
/** A round may be committed a moment after its time. */
const GRACE_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * A job: adds up what each game took and returned, and raises an alarm where it is not what the game promises: over the
 * last week, or over all days since the last alarm was settled. Play money has the same maths, and is counted but raises
 * none.
 */
export async function countReturns(context: Context): Promise<number> {
  const { sql, clock } = context;
  const now = clock.now();
  const days = await readDaysToCount(sql, { now, everyMs: EVERY_MS, graceMs: GRACE_MS });
  for (const day of days) await countDay(sql, day, now);
  if (days.length === 0) return 0;
  const aWeekAgo = new Date(now - WEEK_MS).toISOString().slice(0, 10);
  for (const since of [null, aWeekAgo]) await raiseAlarms(context, since);
  return days.length;
}

async function raiseAlarms({ sql, clock, newId, log }: Context, since: string | null): Promise<void> {
  const raisedAt = clock.now();
  for (const row of await readReturns(sql, since)) {
    const judged = row.isPlayMoney ? null : judgeRow(row);
    if (!judged || judged.verdict === 'within') continue;
    const { gameId, maths, rounds } = row;
    const figures = {
      rounds,
      since: row.since,
      actualPpm: toPpm(judged.actual),
      lowPpm: toPpm(judged.low),
      highPpm: toPpm(judged.high),
    };
    const id = newId();
    const isNew = await insertAlarm(sql, {
      id,
      gameId,
      maths,
      isAbove: judged.verdict === 'above',
      raisedAt,
      ...figures,
    });
    if (isNew)
      log.error({ maths, verdict: judged.verdict, ...figures }, 'return of a game outside of its bounds');
  }
}

const toPpm = (share: number) => Math.round(share * 1_000_000);
