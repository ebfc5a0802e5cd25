import type { Context } from '../context.ts';
import { saveAuditHeadTold } from './audit-queries.ts';

const EVERY_MS = 3_600_000;

/**
 * A job: writes the head of the audit log to the server's log, once an hour while it grows. A log that is
 * stored elsewhere then has heads that an attacker with the database cannot change.
 */
export async function logAuditHead({
  sql,
  clock,
  log,
}: Pick<Context, 'sql' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now();
  const head = await saveAuditHeadTold(sql, now, now - EVERY_MS);
  if (!head) return 0;
  log.info({ place: head.place, hash: Buffer.from(head.hash).toString('hex') }, 'audit head');
  return 1;
}
