import type { Db, Tx } from '../db/sql.ts';
import { type SeedTable, type StoredSeed, sealKeyId, seedPlace, type WaitingSeed } from '../sealed-seed.ts';

const NAME = 'draw_seeds';

/** Binds the seed of a player's next draw to its row. */
export const placeOfDrawSeed = (playerId: string): string => seedPlace(NAME, playerId);

export async function findDrawSeed(db: Db, playerId: string): Promise<StoredSeed | undefined> {
  const [known] = await db<StoredSeed[]>`
    select unsealed_seed as server_seed, sealed_seed from draw_seeds where player_id = ${playerId}`;
  return known;
}

export async function lockDrawSeed(tx: Tx, playerId: string): Promise<StoredSeed | undefined> {
  const [seed] = await tx<StoredSeed[]>`
    select unsealed_seed as server_seed, sealed_seed from draw_seeds where player_id = ${playerId} for update`;
  return seed;
}

/** An existing one is not changed. */
export async function insertMissingDrawSeed(db: Db, playerId: string, sealedSeed: Buffer): Promise<void> {
  await db`
    insert into draw_seeds (player_id, sealed_seed) values (${playerId}, ${sealedSeed})
    on conflict do nothing`;
}

export async function updateDrawSeed(tx: Tx, playerId: string, sealedSeed: Buffer): Promise<void> {
  await tx`
    update draw_seeds set unsealed_seed = null, sealed_seed = ${sealedSeed} where player_id = ${playerId}`;
}

export const drawSeedTable: SeedTable = {
  name: NAME,
  lockSeeds: (tx, { keyIds, most }) => tx<WaitingSeed[]>`
    select player_id::text as key, unsealed_seed as server_seed, sealed_seed from draw_seeds
    where ${sealKeyId(tx)} is null or ${sealKeyId(tx)} = any(${[...keyIds]}::text[])
    limit ${most} for update skip locked`,
  updateSeed: updateDrawSeed,
  countSeeds: (db) => db<{ keyId: string | null; seeds: number }[]>`
    select ${sealKeyId(db)} as key_id, count(*) as seeds from draw_seeds group by 1 order by 1`,
};
