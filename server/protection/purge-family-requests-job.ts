import { writeAudit } from '../audit/audit-log.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { clearFamilyRequests } from './family-queries.ts';
import { deleteFamilyEvidence } from './family-sealed-queries.ts';
import { familyConfig } from './protection-config.ts';

const DAY_MS = 86_400_000;

/**
 * A job: deletes text and images of family requests when their retention period is over. Number, decision and the text
 * for the person stay as long as the account.
 */
export async function purgeFamilyRequests(
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<number> {
  const { sql, clock, newId } = context;
  const now = clock.now();
  const { retentionDaysRejected, retentionDaysApproved } = await readConfig(sql, familyConfig);
  return runTransaction(sql, async (tx) => {
    const cleared = await clearFamilyRequests(tx, {
      rejectedBefore: now - retentionDaysRejected * DAY_MS,
      approvedBefore: now - retentionDaysApproved * DAY_MS,
    });
    for (const { id, number, state } of cleared) {
      await deleteFamilyEvidence(tx, id);
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
