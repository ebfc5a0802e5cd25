import type { Db } from '../db/sql.ts';

interface KeyRow {
  readonly publicKey: string;
  /** Sealed. */
  readonly privateKey: Buffer;
}

export async function findPushKey(db: Db): Promise<KeyRow | undefined> {
  const [row] = await db<KeyRow[]>`select public_key, private_key from push_keys`;
  return row;
}

/** Inserts the key unless there is one: the first one stays. */
export async function insertMissingPushKey(db: Db, row: KeyRow & { readonly madeAt: number }): Promise<void> {
  await db`insert into push_keys ${db(row)} on conflict do nothing`;
}

/** Stores the same pair of keys, sealed anew. */
export async function updateSealedPushKey(db: Db, { publicKey, privateKey }: KeyRow): Promise<void> {
  await db`update push_keys set private_key = ${privateKey} where public_key = ${publicKey}`;
}
