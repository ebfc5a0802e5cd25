import { type KycDraft, kycDraft, type saveKycDraft } from '../../contract/kyc/kyc-calls.ts';
import { KYC_DRAFT_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { SealError, type Sealer } from '../seal.ts';
import { sealerOf } from '../seal-keys.ts';
import { lockForHandIn } from './public/kyc-attempts.ts';

/** Binds a draft to its row: it opens at no other player's. */
const placeOf = (playerId: string) => `kyc draft ${playerId}`;

const save: Handler<typeof saveKycDraft> = async ({ draft }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const sealed = sealerOf(context.settings).seal(Buffer.from(JSON.stringify(draft)), placeOf(playerId));
  const savedAt = context.clock.now();
  await runTransaction(context.sql, async (tx) => {
    // A late one must not come back to life behind the hand-in that it belonged to.
    await lockForHandIn(tx, playerId);
    await tx`
      insert into kyc_drafts ${tx({ playerId, savedAt, sealed })}
      on conflict (player_id) do update set saved_at = excluded.saved_at, sealed = excluded.sealed`;
  });
  return { savedAt };
};

/** Null without one, when its day is over, and when its key is gone: it can be typed again. */
export async function readDraft(
  { sql, clock, settings }: Context,
  playerId: string,
): Promise<KycDraft | null> {
  const [row] = await sql<{ sealed: Buffer }[]>`
    select sealed from kyc_drafts where player_id = ${playerId} and saved_at > ${clock.now() - KYC_DRAFT_MS}`;
  if (!row) return null;
  try {
    const plain = sealerOf(settings).open(row.sealed, placeOf(playerId)).toString();
    return kycDraft.safeParse(JSON.parse(plain)).data ?? null;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

export async function deleteDraft(db: Db, playerId: string): Promise<void> {
  await db`delete from kyc_drafts where player_id = ${playerId}`;
}

/** What nobody has gone on with. @returns how many */
export async function deleteOldDrafts(db: Db, now: number): Promise<number> {
  const { count } = await db`delete from kyc_drafts where saved_at <= ${now - KYC_DRAFT_MS}`;
  return count;
}

/** Seals drafts anew that an older key has sealed. @returns how many */
export async function resealDrafts(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db<{ playerId: string; sealed: Buffer }[]>`
    select player_id, sealed from kyc_drafts for update`;
  const old = rows.filter(({ sealed }) => !sealer.isCurrent(sealed) && sealer.knows(sealed));
  for (const { playerId, sealed } of old) {
    const anew = sealer.seal(sealer.open(sealed, placeOf(playerId)), placeOf(playerId));
    await db`update kyc_drafts set sealed = ${anew} where player_id = ${playerId}`;
  }
  return old.length;
}

export const kycDraftHandlers = { saveKycDraft: save };
