import type { Tx } from '../db/sql.ts';

/** Ids of studios' brands begin here: those of ours have one digit. */
const FIRST_BRAND = 1_000;

/** The brand of this name, in any case; a new one is listed after all others. */
export async function idOfBrand(tx: Tx, name: string): Promise<number> {
  // Two releases at once must not make one brand twice.
  await tx`select pg_advisory_xact_lock(hashtextextended('game brands', 0))`;
  const [known] = await tx<{ id: number }[]>`
    select id from game_brands where lower(name) = lower(${name}) order by id limit 1`;
  if (known) return known.id;
  const [made] = await tx<[{ id: number }]>`
    insert into game_brands (id, name, sort)
    select greatest(max(id) + 1, ${FIRST_BRAND}), ${name}, coalesce(max(sort), 0) + 1 from game_brands
    returning id`;
  return made.id;
}

/** The brand of a studio behind an aggregator: one that calls itself as a brand of ours does has the aggregator's name, too. */
export async function idOfRemoteBrand(tx: Tx, studio: string, aggregator: string): Promise<number> {
  const id = await idOfBrand(tx, studio);
  return id < FIRST_BRAND ? idOfBrand(tx, `${studio} (${aggregator})`) : id;
}
