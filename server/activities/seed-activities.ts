import { ActivityId } from '../../contract/ids.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Tx } from '../db/sql.ts';
import { saveMissingActivities } from './activity-queries.ts';
import { ACTIVITIES } from './activity-seeds.ts';
import { seasonFrom } from './seasons.ts';

/** Far enough in the future that the sandbox's activities never need an extension. */
const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/** Adds only what is missing: an operator may have changed the rest. */
export async function seedActivities(tx: Tx, now: number): Promise<void> {
  const { timeZone } = await readConfig(tx, marketConfig);
  const rows = ACTIVITIES.map(({ name, about = null, ...activity }, index) => ({
    ...activity,
    about,
    id: ActivityId[name],
    name,
    sort: index + 1,
    // Empty: its own image (`activity-image.ts`).
    themeUrl: '',
    ...(seasonFrom(name, now, timeZone) ?? { startAt: now, endAt: now + TEN_YEARS_MS }),
    isOn: true,
  }));
  await saveMissingActivities(tx, rows);
}
