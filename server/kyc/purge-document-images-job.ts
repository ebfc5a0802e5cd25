import { writeAudit } from '../audit/audit-log.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { deleteOldDrafts } from './kyc-drafts.ts';

const DAY_MS = 86_400_000;

/** What was never handed in. */
const KEEP_READY_MS = DAY_MS;

interface Due {
  playerId: string;
  id: string;
  state: string;
}

/**
 * A job: deletes drafts, pictures and numbers of papers when the time that they are kept for is over. The mark of a paper stays
 * with an approved try, so that one who has excluded themselves is still known.
 */
export async function dropKycPictures(context: Pick<Context, 'sql' | 'clock' | 'newId'>): Promise<number> {
  const { sql, clock, newId } = context;
  const now = clock.now();
  const { count } = await sql`
    delete from kyc_pictures where attempt_id is null and made_at < ${now - KEEP_READY_MS}`;
  const { keepRejectedDays, keepApprovedDays } = await readConfig(sql, 'kyc');
  const due = await runTransaction(sql, async (tx) => {
    const cleared = await tx<Due[]>`
      update kyc_attempts set cleared_at = ${now}, document_number = null,
        document_mark = case when state = 'approved' or reason = 'excluded' then document_mark end
      where cleared_at is null and (
        (state = 'rejected' and decided_at < ${now - keepRejectedDays * DAY_MS})
        or (state = 'approved' and decided_at < ${now - keepApprovedDays * DAY_MS}
          and not exists (select from sessions where sessions.player_id = kyc_attempts.player_id
            and last_seen_at > ${now - keepApprovedDays * DAY_MS})))
      returning player_id, id, state`;
    for (const { playerId, id, state } of cleared) {
      await tx`delete from kyc_pictures where player_id = ${playerId} and attempt_id = ${id}`;
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
