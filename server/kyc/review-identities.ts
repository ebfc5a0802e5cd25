import { identityReviewerOf } from '../adapters/identity-reviewers.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { sealerOf } from '../seal-keys.ts';
import { openNumber } from './identity-documents.ts';
import { type Attempt, readNewestPending } from './kyc-attempt-queries.ts';
import { decideKyc } from './kyc-attempts.ts';
import { findWarnings } from './kyc-review.ts';

const BATCH_SIZE = 50;

/** A job: queries the reviewer, where the platform has one, about the pending checks. */
export async function reviewIdentities(context: Context): Promise<number> {
  const reviewer = identityReviewerOf(context.settings);
  if (!reviewer) return 0;
  // The newest first: those that are left to the operator would block all others.
  const waiting = await readNewestPending(context.sql, BATCH_SIZE);
  let decided = 0;
  for (const attempt of waiting) {
    try {
      if (await reviewOne(context, reviewer, attempt)) decided += 1;
    } catch (err) {
      // A failed request must not block the others.
      context.log.warn({ err, attempt: attempt.id }, 'identity review');
    }
  }
  return decided;
}

async function reviewOne(
  context: Context,
  reviewer: NonNullable<ReturnType<typeof identityReviewerOf>>,
  attempt: Attempt,
): Promise<boolean> {
  const { playerId, ordinal, documentKind, realName, submittedAt } = attempt;
  const sealer = sealerOf(context.settings);
  const documentNumber = openNumber(sealer, attempt) ?? '';
  const now = context.clock.now();
  const identity = { reference: attempt.id, documentKind, documentNumber, realName, submittedAt };
  if ((await findWarnings(context.sql, sealer, attempt)).length > 0) return false;
  const verdict = await reviewer.review(identity, now);
  if (!verdict) return false;
  const by = `reviewer:${reviewer.name}`;
  const reason = verdict.state === 'rejected' ? verdict.reason : '';
  return runTransaction(context.sql, async (tx) => {
    // An operator may have decided meanwhile.
    const done = await decideKyc(tx, playerId, { state: verdict.state, reason, by, now }, ordinal);
    if (!done) return false;
    await writeAudit(tx, {
      id: context.newId(),
      at: now,
      actor: by,
      act: `kyc ${verdict.state === 'approved' ? 'approve' : 'reject'}`,
      subject: playerId,
      details: { attempt: ordinal, before: done.before, after: verdict.state, reason },
    });
    return true;
  });
}
