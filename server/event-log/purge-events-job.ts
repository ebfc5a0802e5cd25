import { readConfig } from '../config/public/config-store.ts';
import type { Context } from '../context.ts';
import { deleteEventsBefore } from './event-queries.ts';
import { boundSegments } from './event-segments.ts';
import { maxTotalBytes } from './write-events.ts';

/** What a month of events cannot tell, an older one cannot either. */
const KEEP_MS = 30 * 86_400_000;

/**
 * A job: forgets client events after 30 days, and the oldest when the bound of the log was lowered; each write keeps the
 * bound by itself.
 * @returns how many rows of old age it took.
 */
export async function purgeOldEvents({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const count = await deleteEventsBefore(sql, clock.now() - KEEP_MS);
  await boundSegments(sql, maxTotalBytes(await readConfig(sql, 'eventLog')));
  return count;
}
