import { ActivityId } from '../../contract/ids.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Tx } from '../db/sql.ts';
import { utcWeek } from '../rewards/public/utc-calendar.ts';
import { slotsHackConfig } from './rank-config.ts';
import { insertWeek, insertWinners, readOpenWeeks, readTop } from './winner-queries.ts';

/**
 * Writes down who has won the weeks that are over and wholly counted. A player on a break keeps the place; one who may not
 * play any more has none. A week while the activity is stopped has no winners.
 * @param until rounds before it are counted
 */
export async function closeWeeks(
  tx: Tx,
  { until, now }: { readonly until: number; readonly now: number },
): Promise<void> {
  const weeks = await readOpenWeeks(tx, utcWeek(until).key);
  if (weeks.length === 0) return;
  const isRunning = await isActivityRunning(tx, ActivityId.slotsHack, now);
  const { prizes } = await readConfig(tx, slotsHackConfig);
  for (const week of weeks) {
    if (!(await insertWeek(tx, week, now)) || !isRunning) continue;
    const top = await readTop(tx, { week, limit: prizes.length });
    await insertWinners(
      tx,
      top.map((row, index) => ({ ...row, week, place: index + 1, rewards: prizes[index] ?? [] })),
    );
  }
}
