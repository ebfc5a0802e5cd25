import type { Db, Tx } from '../db/sql.ts';
import type { Owner } from './owner.ts';
import { isOwned } from './owner-queries.ts';

interface NewImage extends Owner {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  readonly madeAt: number;
}

export interface ImageFacts {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A repeat leaves the first one, whoever's it is. */
export async function insertImage(db: Db, image: NewImage): Promise<void> {
  await db`insert into support_images ${db(image)} on conflict (id) do nothing`;
}

/** Finds an image that the owner has uploaded. */
export async function findImage(db: Db, owner: Owner, id: string): Promise<ImageFacts | undefined> {
  const [row] = await db<ImageFacts[]>`
    select id, width, height from support_images where id = ${id} and ${isOwned(db, owner)}`;
  return row;
}

export async function findImageBytes(db: Db, owner: Owner, id: string): Promise<Buffer | undefined> {
  const [row] = await db<{ bytes: Buffer }[]>`
    select bytes from support_images where id = ${id} and ${isOwned(db, owner)}`;
  return row?.bytes;
}

/** Gives uploaded pictures to a message. Returns how many of them waited and are the owner's. */
export async function updateImagesSent(
  tx: Tx,
  owner: Owner,
  { ids, threadId, place }: { ids: readonly string[]; threadId: string; place: number },
): Promise<number> {
  const { count } = await tx`
    update support_images set thread_id = ${threadId}, place = ${place}
    where id = any(${[...ids]}::uuid[]) and thread_id is null and ${isOwned(tx, owner)}`;
  return count;
}

/** Reads the images of a thread, in the order of its messages. */
export const readThreadImages = (tx: Tx, threadId: string): Promise<{ place: number; bytes: Buffer }[]> =>
  tx<{ place: number; bytes: Buffer }[]>`
    select place, bytes from support_images where thread_id = ${threadId} order by place, id`;
