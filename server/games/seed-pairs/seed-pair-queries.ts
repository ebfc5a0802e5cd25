import type { PlacedNonce } from '../../../contract/games/seed-pair-calls.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { type StoredSeed, sealKeyId } from '../../sealed-seed.ts';

interface SeedPairRow extends StoredSeed {
  readonly id: string;
  readonly commit: Uint8Array;
  readonly clientSeed: string;
  readonly nextNonce: number;
  readonly openedAt: number;
}

const openPair = (db: Db, playerId: string) => db`
  select id, commit, server_seed, sealed_seed, client_seed, next_nonce, opened_at from seed_pairs
  where player_id = ${playerId} and opened_at is not null and revealed_at is null`;

export async function findOpenPair(db: Db, playerId: string): Promise<SeedPairRow | null> {
  const [row] = await db<SeedPairRow[]>`${openPair(db, playerId)}`;
  return row ?? null;
}

/** No bet gets a place in it until the transaction ends. */
export async function lockOpenPair(tx: Tx, playerId: string): Promise<SeedPairRow | null> {
  const [row] = await tx<SeedPairRow[]>`${openPair(tx, playerId)} for update`;
  return row ?? null;
}

interface NextPair {
  readonly id: string;
  readonly commit: Uint8Array;
}

/** The pair whose client seed is not known yet, with the new one where there is none. Two calls at once get the same one. */
export async function findNextPair(
  db: Db,
  playerId: string,
  fresh: NextPair & { readonly sealedSeed: Buffer },
): Promise<NextPair> {
  const find = () => db<NextPair[]>`
    select id, commit from seed_pairs where player_id = ${playerId} and opened_at is null`;
  const [known] = await find();
  if (known) return known;
  await db`
    insert into seed_pairs (player_id, id, sealed_seed, commit)
    values (${playerId}, ${fresh.id}, ${fresh.sealedSeed}, ${fresh.commit})
    on conflict (player_id) where opened_at is null do nothing`;
  const [made] = await find();
  return made ?? fresh;
}

interface Opening {
  readonly playerId: string;
  /** Of the pair that comes next. */
  readonly commit: Uint8Array;
  readonly clientSeed: string;
  readonly now: number;
}

/** Returns false where the next pair is another one. @throws a PostgresError 23505 while another pair is open. */
export async function updateOpenedPair(
  tx: Tx,
  { playerId, commit, clientSeed, now }: Opening,
): Promise<boolean> {
  const { count } = await tx`
    update seed_pairs set client_seed = ${clientSeed}, opened_at = ${now}
    where player_id = ${playerId} and opened_at is null and commit = ${commit}`;
  return count > 0;
}

interface RevealedPair {
  readonly playerId: string;
  readonly id: string;
  readonly serverSeed: Uint8Array;
  readonly now: number;
}

/** From now on the seed can be read in the database. */
export async function updateRevealedPair(
  tx: Tx,
  { playerId, id, serverSeed, now }: RevealedPair,
): Promise<void> {
  await tx`
    update seed_pairs set revealed_at = ${now}, server_seed = ${serverSeed}, sealed_seed = null
    where player_id = ${playerId} and id = ${id}`;
}

/** The open rounds that a pair decides, the oldest first. */
export const readRoundsOfPair = (
  tx: Tx,
  playerId: string,
  pairId: string,
): Promise<{ roundId: string; slug: string; openedAt: number }[]> =>
  tx<{ roundId: string; slug: string; openedAt: number }[]>`
    select open.id as round_id, coalesce(games.slug, game_id::text) as slug, opened_at
    from open_rounds as open left join games on games.id = game_id
    where player_id = ${playerId} and pair_id = ${pairId} order by opened_at`;

/** Pairs that were opened before then, that no open round needs and that one of the keys opens, at most `most`. */
export const readDuePairs = (
  db: Db,
  { openedBefore, keyIds, most }: { openedBefore: number; keyIds: readonly string[]; most: number },
): Promise<{ playerId: string; id: string }[]> =>
  db<{ playerId: string; id: string }[]>`
    select player_id, id from seed_pairs as pair
    where opened_at < ${openedBefore} and revealed_at is null
      and (sealed_seed is null or ${sealKeyId(db)} = any(${[...keyIds]}::text[])) and not exists (
      select from open_rounds as open where open.player_id = pair.player_id and open.pair_id = pair.id)
    order by opened_at limit ${most}`;

/** Deletes what was refused before then. Returns how many there were, at most `most`. */
export async function deleteOldRefusals(db: Db, before: number, most: number): Promise<number> {
  const { count } = await db`
    delete from refused_bets where (player_id, pair_id, nonce) in (
      select player_id, pair_id, nonce from refused_bets where at < ${before} order by at limit ${most}
      for update skip locked)`;
  return count;
}

interface NonceSpan {
  readonly playerId: string;
  readonly commit: Uint8Array;
  readonly from: number;
  /** The first that is not wanted. */
  readonly to: number;
}

/**
 * What became of each bet of a pair, by its place. Ids rise with time, so that rounds long before the pair are not looked at;
 * the day before it is, for a clock that was set back.
 */
export const readNonces = (db: Db, { playerId, commit, from, to }: NonceSpan): Promise<PlacedNonce[]> =>
  db<PlacedNonce[]>`
    with pair as (select player_id, id, opened_at from seed_pairs where player_id = ${playerId} and commit = ${commit})
    select nonce, rounds.id as round_id, null as refusal from pair
    join rounds on rounds.player_id = pair.player_id and rounds.pair_id = pair.id
      and rounds.id >= first_id_of(pair.opened_at - interval '1 day')
    where nonce >= ${from} and nonce < ${to}
    union all
    select nonce, open.id, null from pair
    join open_rounds as open on open.player_id = pair.player_id and open.pair_id = pair.id
    where nonce >= ${from} and nonce < ${to}
    union all
    select nonce, null, reason from pair
    join refused_bets as refused on refused.player_id = pair.player_id and refused.pair_id = pair.id
    where nonce >= ${from} and nonce < ${to}
    order by nonce`;
