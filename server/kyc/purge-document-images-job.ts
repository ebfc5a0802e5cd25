import { writeAudit } from '../audit/audit-log.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { updateClearedAttempts } from './kyc-attempt-queries.ts';
import { kycConfig } from './kyc-config.ts';
import { deleteOldDrafts } from './kyc-drafts.ts';
import { deleteAttemptImages, deleteReadyImagesBefore } from './kyc-image-queries.ts';

const DAY_MS = 86_400_000;

/** What was never submitted. */
const KEEP_READY_MS = DAY_MS;

/**
 * A job: deletes drafts, images and document numbers when their retention period is over. The mark of a document
 * stays with an approved attempt, so that a self-excluded player is still recognised.
 */
export async function purgeDocumentImages(
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<number> {
  const { sql, clock, newId } = context;
  const now = clock.now();
  const count = await deleteReadyImagesBefore(sql, now - KEEP_READY_MS);
  const { retentionDaysRejected, retentionDaysApproved } = await readConfig(sql, kycConfig);
  const due = await runTransaction(sql, async (tx) => {
    const cleared = await updateClearedAttempts(tx, {
      now,
      rejectedBefore: now - retentionDaysRejected * DAY_MS,
      approvedBefore: now - retentionDaysApproved * DAY_MS,
    });
    for (const { playerId, id, state } of cleared) {
      await deleteAttemptImages(tx, playerId, id);
      await writeAudit(tx, {
        id: newId(),
        at: now,
        actor: 'house',
        act: 'identity pictures deleted',
        subject: playerId,
        details: { attempt: id, state },
      });
    }
    return cleared;
  });
  return count + due.length + (await deleteOldDrafts(sql, now));
}
