import { type SeedTable, sealKeyId, type WaitingSeed } from '../../sealed-seed.ts';

const startKey = (key: string): { readonly gameId: number; readonly number: number } => {
  const [gameId, number] = key.split(' ').map(Number);
  return { gameId: gameId ?? 0, number: number ?? 0 };
};

/** Starts of chains that still have links. */
export const seedChainTable: SeedTable = {
  name: 'seed_chains',
  lockSeeds: (tx, { keyIds, most }) => tx<WaitingSeed[]>`
    select game_id || ' ' || number as key, null::bytea as server_seed, sealed_start as sealed_seed from seed_chains
    where next_position <= length and ${sealKeyId(tx, tx`sealed_start`)} = any(${[...keyIds]}::text[])
    limit ${most} for update skip locked`,
  updateSeed: async (tx, key, sealedStart) => {
    const { gameId, number } = startKey(key);
    await tx`update seed_chains set sealed_start = ${sealedStart} where game_id = ${gameId} and number = ${number}`;
  },
  countSeeds: (db) => db<{ keyId: string | null; seeds: number }[]>`
    select ${sealKeyId(db, db`sealed_start`)} as key_id, count(*) as seeds from seed_chains
    where next_position <= length group by 1 order by 1`,
};

/** Links of rounds that are not settled. */
export const sharedLinkTable: SeedTable = {
  name: 'shared_rounds',
  lockSeeds: (tx, { keyIds, most }) => tx<WaitingSeed[]>`
    select id::text as key, null::bytea as server_seed, sealed_link as sealed_seed from shared_rounds
    where settled_at is null and ${sealKeyId(tx, tx`sealed_link`)} = any(${[...keyIds]}::text[])
    limit ${most} for update skip locked`,
  updateSeed: async (tx, id, sealedLink) => {
    await tx`update shared_rounds set sealed_link = ${sealedLink} where id = ${id} and settled_at is null`;
  },
  countSeeds: (db) => db<{ keyId: string | null; seeds: number }[]>`
    select ${sealKeyId(db, db`sealed_link`)} as key_id, count(*) as seeds from shared_rounds
    where settled_at is null and chain is not null group by 1 order by 1`,
};
