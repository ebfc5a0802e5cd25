import { writeAudit } from '../audit/audit-log.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';

const DAY_MS = 86_400_000;

/**
 * A job: deletes what families have told and shown when the time that it is kept for is over. Number, decision and what
 * the person was told stay as long as the account.
 */
export async function dropFamilyRequests(context: Pick<Context, 'sql' | 'clock' | 'newId'>): Promise<number> {
  const { sql, clock, newId } = context;
  const now = clock.now();
  const { keepRejectedDays, keepApprovedDays } = await readConfig(sql, 'family');
  return runTransaction(sql, async (tx) => {
    const cleared = await tx<{ id: string; number: string; state: string }[]>`
      update family_requests set sealed = null, address = '', locale = ''
      where sealed is not null and (
        (state = 'rejected' and decided_at < ${now - keepRejectedDays * DAY_MS})
        or (state = 'approved' and decided_at < ${now - keepApprovedDays * DAY_MS}))
      returning id, number, state`;
    for (const { id, number, state } of cleared) {
      await tx`delete from family_evidence where request_id = ${id}`;
      await writeAudit(tx, {
        id: newId(),
        at: now,
        actor: 'house',
        act: 'family request deleted',
        subject: number,
        details: { number, state },
      });
    }
    return cleared.length;
  });
}
