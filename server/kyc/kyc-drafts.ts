import { type KycDraft, kycDraftSchema, type saveKycDraft } from '../../contract/kyc/kyc-calls.ts';
import { KYC_DRAFT_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { SealError, type Sealer } from '../seal.ts';
import { sealerOf } from '../seal-keys.ts';
import { lockForHandIn } from './kyc-attempts.ts';
import {
  deleteDraftsUntil,
  findSealedDraft,
  lockSealedDrafts,
  saveDraft,
  updateSealedDraft,
} from './kyc-draft-queries.ts';

/** Binds a draft to its row: it cannot be decrypted for another player. */
const placeOf = (playerId: string) => `kyc draft ${playerId}`;

const saveFormDraft: Handler<typeof saveKycDraft> = async ({ draft }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const sealed = sealerOf(context.settings).seal(Buffer.from(JSON.stringify(draft)), placeOf(playerId));
  const savedAt = context.clock.now();
  await runTransaction(context.sql, async (tx) => {
    // A late save must not recreate the draft after its submission.
    await lockForHandIn(tx, playerId);
    await saveDraft(tx, { playerId, savedAt, sealed });
  });
  return { savedAt };
};

/** Null without one, when it has expired, and when its key is gone: it can be typed again. */
export async function readDraft(
  { sql, clock, settings }: Context,
  playerId: string,
): Promise<KycDraft | null> {
  const sealed = await findSealedDraft(sql, playerId, clock.now() - KYC_DRAFT_MS);
  if (!sealed) return null;
  try {
    const plain = sealerOf(settings).open(sealed, placeOf(playerId)).toString();
    return kycDraftSchema.safeParse(JSON.parse(plain)).data ?? null;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

/** Deletes drafts that were not continued. @returns how many */
export const deleteOldDrafts = (db: Db, now: number): Promise<number> =>
  deleteDraftsUntil(db, now - KYC_DRAFT_MS);

/** Seals again drafts that an older key has sealed. @returns how many */
export async function resealDrafts(tx: Tx, sealer: Sealer): Promise<number> {
  const rows = await lockSealedDrafts(tx);
  const old = rows.filter(({ sealed }) => !sealer.isCurrent(sealed) && sealer.knows(sealed));
  for (const { playerId, sealed } of old) {
    const anew = sealer.seal(sealer.open(sealed, placeOf(playerId)), placeOf(playerId));
    await updateSealedDraft(tx, { playerId, sealed: anew });
  }
  return old.length;
}

export const kycDraftHandlers = { saveKycDraft: saveFormDraft };
