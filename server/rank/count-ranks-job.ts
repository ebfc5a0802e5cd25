import { GameType } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { utcDate, utcDay, utcWeek } from '../rewards/public/utc-calendar.ts';
import { closeWeeks } from './close-weeks.ts';
import { countWindow, deleteOldCounts, lockCursor, saveCursor } from './count-queries.ts';
import { rankConfig } from './rank-config.ts';

const EVERY_MS = 60_000;
/** No bet takes as long: what is older than this is committed, and no round comes between those that are counted. */
const SETTLING_MS = 2 * 60_000;
/** How much of the time in which nothing ran is counted at once. */
const WINDOW_MS = 5 * 60_000;
const MAX_WINDOWS = 48;
const KEPT_MS = 60 * 86_400_000;

/** A job: counts the rounds that were settled since it ran last, and closes the tournament of a week that is over. */
export async function countRanks(context: Context): Promise<number> {
  for (let done = 0; done < MAX_WINDOWS; done += 1) {
    const now = context.clock.now();
    if (!(await runTransaction(context.sql, (tx) => countNext(tx, now)))) return done;
  }
  return MAX_WINDOWS;
}

/** @returns false where nothing is to be counted yet, or another process counts. */
async function countNext(tx: Tx, now: number): Promise<boolean> {
  const from = await lockCursor(tx, utcWeek(now).startsAt);
  if (from === null || now - SETTLING_MS - from < EVERY_MS) return false;
  const until = Math.min(from + WINDOW_MS, now - SETTLING_MS);
  const { minStake, roundsPerDay } = await readConfig(tx, rankConfig);
  await countWindow(tx, { from, until, minStake: cents(minStake), roundsPerDay, slots: GameType.slots });
  await saveCursor(tx, until);
  await closeWeeks(tx, { until, now });
  if (utcDay(from).key !== utcDay(until).key) await deleteOldCounts(tx, utcDate(now - KEPT_MS));
  return true;
}
