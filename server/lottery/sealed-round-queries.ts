import { type SeedTable, sealKeyId, type WaitingSeed } from '../sealed-seed.ts';
import { LOTTERY_ROUNDS } from './round-seed.ts';

/** Seeds of rounds that are not drawn. */
export const lotterySeedTable: SeedTable = {
  name: LOTTERY_ROUNDS,
  lockSeeds: (tx, { keyIds, most }) => tx<WaitingSeed[]>`
    select id::text as key, server_seed, sealed_seed from lottery_rounds
    where state = 'open' and (${sealKeyId(tx)} is null or ${sealKeyId(tx)} = any(${[...keyIds]}::text[]))
    limit ${most} for update skip locked`,
  updateSeed: async (tx, id, sealedSeed) => {
    await tx`
      update lottery_rounds set server_seed = null, sealed_seed = ${sealedSeed} where id = ${id} and state = 'open'`;
  },
  countSeeds: (db) => db<{ keyId: string | null; seeds: number }[]>`
    select ${sealKeyId(db)} as key_id, count(*) as seeds from lottery_rounds where state = 'open' group by 1 order by 1`,
};
