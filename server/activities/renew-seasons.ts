import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { readEndedActivities, updateEndedPeriod } from './season-queries.ts';
import { SEASON_NAMES, seasonFrom } from './seasons.ts';

/** Gives a season that has ended, or whose preview has, its days of the next year. Whether it is shown stays as it is. */
export const renewSeasons: Job = async ({ sql, clock }) => {
  const now = clock.now();
  const ended = await readEndedActivities(sql, SEASON_NAMES, now);
  if (ended.length === 0) return 0;
  const { timeZone } = await readConfig(sql, marketConfig);
  const counts = await Promise.all(
    ended.map(({ id, name }) => {
      const period = seasonFrom(name, now, timeZone);
      return period ? updateEndedPeriod(sql, { id, now, ...period }) : 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};
