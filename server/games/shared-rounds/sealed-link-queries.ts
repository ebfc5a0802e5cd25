import { type SeedTable, sealKeyId, type WaitingSeed } from '../../sealed-seed.ts';

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
