import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import { closeQuietChats, deleteOldThreads, deleteUnsentImages } from './purge-queries.ts';
import { supportConfig } from './support-config.ts';

const DAY_MS = 86_400_000;

/**
 * A job: closes chats in which nobody has written for a day, deletes closed threads when their retention period is over,
 * and pictures that were uploaded and never sent.
 */
export async function purgeSupport({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const now = clock.now();
  const { retentionDays } = await readConfig(sql, supportConfig);
  const closed = await closeQuietChats(sql, { before: now - DAY_MS, now });
  const deleted = await deleteOldThreads(sql, {
    chatBefore: now - retentionDays.chat * DAY_MS,
    guestBefore: now - retentionDays.guestChat * DAY_MS,
    feedbackBefore: now - retentionDays.feedback * DAY_MS,
  });
  return closed + deleted + (await deleteUnsentImages(sql, now - DAY_MS));
}
