import { type SeedTable, sealKeyId, type WaitingSeed } from '../../sealed-seed.ts';
import { SEED_PAIRS } from './place-of-pair.ts';

/** Pairs that are not revealed. */
export const seedPairTable: SeedTable = {
  name: SEED_PAIRS,
  lockSeeds: (tx, { keyIds, most }) => tx<WaitingSeed[]>`
    select player_id || ' ' || id as key, server_seed, sealed_seed from seed_pairs
    where revealed_at is null and (${sealKeyId(tx)} is null or ${sealKeyId(tx)} = any(${[...keyIds]}::text[]))
    limit ${most} for update skip locked`,
  updateSeed: async (tx, key, sealedSeed) => {
    const [playerId = '', id = ''] = key.split(' ');
    await tx`
      update seed_pairs set server_seed = null, sealed_seed = ${sealedSeed}
      where player_id = ${playerId} and id = ${id} and revealed_at is null`;
  },
  countSeeds: (db) => db<{ keyId: string | null; seeds: number }[]>`
    select ${sealKeyId(db)} as key_id, count(*) as seeds from seed_pairs where revealed_at is null group by 1 order by 1`,
};
