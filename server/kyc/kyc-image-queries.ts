import type { KycSide } from '../../contract/kyc/kyc-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

/** Sides whose images wait for the next submission. */
export async function readReadySides(db: Db, playerId: string): Promise<KycSide[]> {
  const rows = await db<{ side: KycSide }[]>`
    select side from kyc_pictures where player_id = ${playerId} and attempt_id is null order by made_at, id`;
  return rows.map(({ side }) => side);
}

interface NewImage {
  readonly playerId: string;
  readonly id: string;
  readonly side: KycSide;
  readonly madeAt: number;
  readonly sealed: Buffer;
}

export async function insertImage(tx: Tx, image: NewImage): Promise<void> {
  await tx`insert into kyc_pictures ${tx({ ...image })}`;
}

interface HandedIn {
  readonly playerId: string;
  readonly attemptId: string;
  readonly sides: readonly KycSide[];
}

/** Assigns the waiting images to the attempt. */
export async function updateImagesHandedIn(tx: Tx, { playerId, attemptId, sides }: HandedIn): Promise<void> {
  await tx`
    update kyc_pictures set attempt_id = ${attemptId}
    where player_id = ${playerId} and attempt_id is null and side in ${tx(sides)}`;
}

/** Deletes an image that waits for the next submission. */
export async function deleteReadyImage(tx: Tx, playerId: string, side: KycSide): Promise<void> {
  await tx`delete from kyc_pictures where player_id = ${playerId} and side = ${side} and attempt_id is null`;
}

export async function deleteReadyImages(tx: Tx, playerId: string): Promise<void> {
  await tx`delete from kyc_pictures where player_id = ${playerId} and attempt_id is null`;
}

/** Deletes, for all players, what was created before then and never submitted. Returns how many. */
export async function deleteReadyImagesBefore(db: Db, before: number): Promise<number> {
  const { count } = await db`
    delete from kyc_pictures where attempt_id is null and made_at < ${before}`;
  return count;
}

export async function deleteAttemptImages(tx: Tx, playerId: string, attemptId: string): Promise<void> {
  await tx`delete from kyc_pictures where player_id = ${playerId} and attempt_id = ${attemptId}`;
}

interface SealedImage {
  id: string;
  side: KycSide;
  sealed: Buffer;
}

export const readAttemptImages = (db: Db, playerId: string, attemptId: string): Promise<SealedImage[]> =>
  db<SealedImage[]>`
    select id, side, sealed from kyc_pictures where player_id = ${playerId} and attempt_id = ${attemptId}
    order by side`;

interface ImageKey {
  playerId: string;
  id: string;
}

/** Reads the keys of the images of all players. */
export const readImageKeys = (db: Db): Promise<ImageKey[]> =>
  db<ImageKey[]>`select player_id, id from kyc_pictures`;

/** Locks an image; undefined once it has been deleted. */
export async function lockImage(
  tx: Tx,
  { playerId, id }: ImageKey,
): Promise<Omit<SealedImage, 'id'> | undefined> {
  const [row] = await tx<Omit<SealedImage, 'id'>[]>`
    select side, sealed from kyc_pictures where player_id = ${playerId} and id = ${id} for update`;
  return row;
}

export async function updateSealedImage(
  tx: Tx,
  { playerId, id, sealed }: ImageKey & { readonly sealed: Buffer },
): Promise<void> {
  await tx`update kyc_pictures set sealed = ${sealed} where player_id = ${playerId} and id = ${id}`;
}
