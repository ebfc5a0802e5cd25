import { type SeedTable, sealKeyId, seedPlace, type WaitingSeed } from '../sealed-seed.ts';

const NAME = 'scratch_cards';

/** Binds the seed of a card to its row. */
export const placeOfCard = (playerId: string, id: string): string => seedPlace(NAME, `${playerId} ${id}`);

/** Cards that wait to be opened; the prize of a card whose seed is sealed is hidden too. */
export const scratchCardTable: SeedTable = {
  name: NAME,
  lockSeeds: (tx, { keyIds, most }) => tx<WaitingSeed[]>`
    select player_id || ' ' || id as key, server_seed, sealed_seed from scratch_cards
    where opened_at is null and (${sealKeyId(tx)} is null or ${sealKeyId(tx)} = any(${[...keyIds]}::text[]))
    limit ${most} for update skip locked`,
  updateSeed: async (tx, key, sealedSeed) => {
    const [playerId = '', id = ''] = key.split(' ');
    await tx`
      update scratch_cards set server_seed = null, sealed_seed = ${sealedSeed}, prize = null
      where player_id = ${playerId} and id = ${id} and opened_at is null`;
  },
  countSeeds: (db) => db<{ keyId: string | null; seeds: number }[]>`
    select ${sealKeyId(db)} as key_id, count(*) as seeds from scratch_cards
    where opened_at is null group by 1 order by 1`,
};
