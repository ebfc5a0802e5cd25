import type { Db, Tx } from '../../db/sql.ts';

/** A hash chain whose links decide the shared rounds of one game, one after the other. */
export interface SeedChainRow {
  readonly gameId: number;
  /** Counts the chains of the game. */
  readonly number: number;
  readonly length: number;
  readonly lastLink: Uint8Array;
  readonly sealedStart: Uint8Array;
  readonly publishedAt: number;
  /** Of the link that the next round gets; after the last one it is `length` + 1. */
  readonly nextPosition: number;
}

/** The chains of a game that still have links, in their order; else the last one that had. */
export const readSeedChains = (db: Db, gameId: number): Promise<SeedChainRow[]> =>
  db<SeedChainRow[]>`
    select game_id, number, length, last_link, sealed_start, published_at, next_position from seed_chains
    where game_id = ${gameId}
      and (next_position <= length or number = (select max(number) from seed_chains where game_id = ${gameId}))
    order by number`;

/** Does nothing where another process was faster: then its chain is the one. */
export async function insertSeedChain(db: Db, chain: SeedChainRow): Promise<void> {
  await db`
    insert into seed_chains (game_id, number, length, last_link, sealed_start, published_at, next_position)
    values (${chain.gameId}, ${chain.number}, ${chain.length}, ${chain.lastLink}, ${chain.sealedStart},
      ${chain.publishedAt}, ${chain.nextPosition})
    on conflict do nothing`;
}

/** Locks a chain whose next link is still at this position. Returns whether it is. */
export async function lockSeedChain(
  tx: Tx,
  { gameId, number, nextPosition }: Pick<SeedChainRow, 'gameId' | 'number' | 'nextPosition'>,
): Promise<boolean> {
  const { count } = await tx`
    select from seed_chains
    where game_id = ${gameId} and number = ${number} and next_position = ${nextPosition} for update`;
  return count > 0;
}

export async function updateNextPosition(
  tx: Tx,
  { gameId, number }: Pick<SeedChainRow, 'gameId' | 'number'>,
): Promise<void> {
  await tx`
    update seed_chains set next_position = next_position + 1 where game_id = ${gameId} and number = ${number}`;
}

/** A chain as everybody may know it. */
export interface PublishedChain {
  readonly slug: string;
  readonly number: number;
  readonly length: number;
  readonly lastLink: Uint8Array;
  readonly publishedAt: number;
  /** Links that have decided a round or decide the one of now. */
  readonly used: number;
  /** The published link of the chain after it; null until there is one. */
  readonly nextLastLink: Uint8Array | null;
}

const publishedColumns = (db: Db) => db`
  coalesce(games.slug, chain.game_id::text) as slug, chain.number, chain.length, chain.last_link, chain.published_at,
  chain.next_position - 1 as used, next.last_link as next_last_link`;

const publishedSource = (db: Db) => db`
  seed_chains as chain left join games on games.id = chain.game_id
    left join seed_chains as next on next.game_id = chain.game_id and next.number = chain.number + 1`;

/** The chains of all games, the newest of each first. */
export const readPublishedChains = (db: Db, most: number): Promise<PublishedChain[]> =>
  db<PublishedChain[]>`
    select ${publishedColumns(db)} from ${publishedSource(db)}
    order by slug, chain.number desc limit ${most}`;

/** The one that decides a round; null for a round that has a seed of its own. */
export async function findPublishedChain(
  db: Db,
  { gameId, chain }: { readonly gameId: number; readonly chain: number | null },
): Promise<PublishedChain | null> {
  if (chain === null) return null;
  const [row] = await db<PublishedChain[]>`
    select ${publishedColumns(db)} from ${publishedSource(db)}
    where chain.game_id = ${gameId} and chain.number = ${chain}`;
  return row ?? null;
}
