import { type SeedTable, sealKeyId, type WaitingSeed } from '../sealed-seed.ts';

const startKey = (key: string): { readonly name: string; readonly number: number } => {
  const [name = '', number] = key.split(' ');
  return { name, number: Number(number) };
};

/** Starts of chains that still have links. */
export const seedChainTable: SeedTable = {
  name: 'seed_chains',
  lockSeeds: (tx, { keyIds, most }) => tx<WaitingSeed[]>`
    select name || ' ' || number as key, null::bytea as server_seed, sealed_start as sealed_seed from seed_chains
    where next_position <= length and ${sealKeyId(tx, tx`sealed_start`)} = any(${[...keyIds]}::text[])
    limit ${most} for update skip locked`,
  updateSeed: async (tx, key, sealedStart) => {
    const { name, number } = startKey(key);
    await tx`update seed_chains set sealed_start = ${sealedStart} where name = ${name} and number = ${number}`;
  },
  countSeeds: (db) => db<{ keyId: string | null; seeds: number }[]>`
    select ${sealKeyId(db, db`sealed_start`)} as key_id, count(*) as seeds from seed_chains
    where next_position <= length group by 1 order by 1`,
};
