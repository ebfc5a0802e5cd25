import type { Db, Tx } from '../db/sql.ts';

interface NewDraft {
  readonly playerId: string;
  readonly savedAt: number;
  readonly sealed: Buffer;
}

/** Replaces the former one. */
export async function saveDraft(tx: Tx, { playerId, savedAt, sealed }: NewDraft): Promise<void> {
  await tx`
    insert into kyc_drafts ${tx({ playerId, savedAt, sealed })}
    on conflict (player_id) do update set saved_at = excluded.saved_at, sealed = excluded.sealed`;
}

/** Finds the draft that was saved after `since`. */
export async function findSealedDraft(db: Db, playerId: string, since: number): Promise<Buffer | undefined> {
  const [row] = await db<{ sealed: Buffer }[]>`
    select sealed from kyc_drafts where player_id = ${playerId} and saved_at > ${since}`;
  return row?.sealed;
}

export async function deleteDraft(db: Db, playerId: string): Promise<void> {
  await db`delete from kyc_drafts where player_id = ${playerId}`;
}

/** Deletes what was saved then or before. Returns how many. */
export async function deleteDraftsUntil(db: Db, until: number): Promise<number> {
  const { count } = await db`delete from kyc_drafts where saved_at <= ${until}`;
  return count;
}

interface SealedDraft {
  playerId: string;
  sealed: Buffer;
}

/** Locks the drafts of all players. */
export const lockSealedDrafts = (tx: Tx): Promise<SealedDraft[]> =>
  tx<SealedDraft[]>`
    select player_id, sealed from kyc_drafts for update`;

export async function updateSealedDraft(tx: Tx, { playerId, sealed }: SealedDraft): Promise<void> {
  await tx`update kyc_drafts set sealed = ${sealed} where player_id = ${playerId}`;
}
