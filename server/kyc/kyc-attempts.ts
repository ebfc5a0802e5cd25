import type { KycReason, KycState } from '../../contract/kyc/kyc-calls.ts';
import { kycReasonSchema } from '../../contract/kyc/kyc-calls.ts';
import { KYC_STATES, readKycState, updateKycState } from '../auth/public/kyc-state.ts';
import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import { saveRealName } from '../profile/public/personal-details.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { queuePush } from '../push/public/queue-push.ts';
import { type Attempt, updatePendingAttempt } from './kyc-attempt-queries.ts';
import { deleteDraft } from './kyc-draft-queries.ts';
import { deleteReadyImages } from './kyc-image-queries.ts';

/** A value typed by hand or from another build counts as no known reason. */
export const reasonOf = (text: string): KycReason => kycReasonSchema.safeParse(text).data ?? 'other';

/**
 * Locks the player: images, submissions and decisions of one player are serialized.
 * @throws CallError kycPending or kycApproved where nothing can be submitted.
 */
export async function lockForHandIn(tx: Tx, playerId: string): Promise<void> {
  await lockPlayer(tx, playerId);
  const state = await readKycState(tx, playerId);
  if (state === 'pending') throw new CallError('kycPending', 'a check is pending');
  if (state === 'approved') throw new CallError('kycApproved', 'the check has been approved');
}

interface Verdict {
  readonly state: 'approved' | 'rejected';
  readonly reason: KycReason | '';
  readonly by: string;
  readonly now: number;
}

interface KycDecision {
  readonly before: KycState;
  /** Null: decided without documents. */
  readonly attempt: Attempt | null;
}

/**
 * Decides the pending attempt. `ordinal` is the one that was reviewed: a newer one is not decided in its place.
 * @returns null when another attempt is pending, or none is though one was named
 */
export async function decideKyc(
  tx: Tx,
  playerId: string,
  { state, reason, by, now }: Verdict,
  ordinal: number | null = null,
): Promise<KycDecision | null> {
  await lockPlayer(tx, playerId);
  const before = await readKycState(tx, playerId);
  const attempt = await updatePendingAttempt(tx, { playerId, ordinal, state, reason, by, now });
  if (!attempt && (ordinal !== null || before === 'pending')) return null;
  await updateKycState(tx, { playerId, kycState: KYC_STATES.indexOf(state), reason });
  if (state === 'approved') await approveName(tx, { playerId, attempt, now });
  const key = `identity:${attempt?.id ?? now}`;
  await queuePush(tx, 'identity', [{ playerId, key }], now);
  return { before, attempt: attempt ?? null };
}

interface KycApproval {
  readonly playerId: string;
  readonly attempt: Attempt | undefined;
  readonly now: number;
}

/** The name on the documents is proven now; images and drafts for a further attempt are deleted. */
async function approveName(tx: Tx, { playerId, attempt, now }: KycApproval): Promise<void> {
  await deleteReadyImages(tx, playerId);
  await deleteDraft(tx, playerId);
  if (!attempt) return;
  await saveRealName(tx, { playerId, realName: attempt.realName, now });
}
