import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import { eventLogConfig } from './event-log-config.ts';
import { deleteEventsBefore } from './event-queries.ts';
import { boundSegments } from './event-segments.ts';
import { maxTotalBytes } from './write-events.ts';

/** Older events are no longer useful. */
const KEEP_MS = 30 * 86_400_000;

/**
 * A job: deletes client events after 30 days, and the oldest when the limit of the log was lowered; each write enforces
 * the limit by itself.
 * @returns how many expired rows it deleted.
 */
export async function purgeOldEvents({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const count = await deleteEventsBefore(sql, clock.now() - KEEP_MS);
  await boundSegments(sql, maxTotalBytes(await readConfig(sql, eventLogConfig)));
  return count;
}
