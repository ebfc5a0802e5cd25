import type { Db, Tx } from '../db/sql.ts';

/** A hash chain whose links decide rounds, one after the other. */
export interface SeedChainRow {
  /** Of what the chain decides: the id of a game, or the name of a lottery's chains. It has no blanks. */
  readonly name: string;
  /** Counts the chains of the name. */
  readonly number: number;
  readonly length: number;
  readonly lastLink: Uint8Array;
  readonly sealedStart: Uint8Array;
  readonly publishedAt: number;
  /** Of the link that the next round gets; after the last one it is `length` + 1. */
  readonly nextPosition: number;
}

/** The chains of a name that still have links, in their order; else the last one that had. */
export const readSeedChains = (db: Db, name: string): Promise<SeedChainRow[]> =>
  db<SeedChainRow[]>`
    select name, number, length, last_link, sealed_start, published_at, next_position from seed_chains
    where name = ${name}
      and (next_position <= length or number = (select max(number) from seed_chains where name = ${name}))
    order by number`;

/** Does nothing where another process was faster: then its chain is the one. */
export async function insertSeedChain(db: Db, chain: SeedChainRow): Promise<void> {
  await db`
    insert into seed_chains (name, number, length, last_link, sealed_start, published_at, next_position)
    values (${chain.name}, ${chain.number}, ${chain.length}, ${chain.lastLink}, ${chain.sealedStart},
      ${chain.publishedAt}, ${chain.nextPosition})
    on conflict do nothing`;
}

/** Locks a chain whose next link is still at this position. Returns whether it is. */
export async function lockSeedChain(
  tx: Tx,
  { name, number, nextPosition }: Pick<SeedChainRow, 'name' | 'number' | 'nextPosition'>,
): Promise<boolean> {
  const { count } = await tx`
    select from seed_chains
    where name = ${name} and number = ${number} and next_position = ${nextPosition} for update`;
  return count > 0;
}

export async function updateNextPosition(
  tx: Tx,
  { name, number }: Pick<SeedChainRow, 'name' | 'number'>,
): Promise<void> {
  await tx`
    update seed_chains set next_position = next_position + 1 where name = ${name} and number = ${number}`;
}

/** A chain as everybody may know it. */
export interface PublishedChain {
  readonly name: string;
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
  chain.name, chain.number, chain.length, chain.last_link, chain.published_at, chain.next_position - 1 as used,
  next.last_link as next_last_link`;

const publishedSource = (db: Db) => db`
  seed_chains as chain left join seed_chains as next on next.name = chain.name and next.number = chain.number + 1`;

/** The chains of these names or of all, the newest of each first. */
export const readPublishedChains = (
  db: Db,
  { names, most }: { readonly names: readonly string[] | null; readonly most: number },
): Promise<PublishedChain[]> =>
  db<PublishedChain[]>`
    select ${publishedColumns(db)} from ${publishedSource(db)}
    where ${names === null} or chain.name = any (${[...(names ?? [])]}::text[])
    order by chain.name, chain.number desc limit ${most}`;

export async function findPublishedChain(
  db: Db,
  { name, number }: Pick<PublishedChain, 'name' | 'number'>,
): Promise<PublishedChain | null> {
  const [row] = await db<PublishedChain[]>`
    select ${publishedColumns(db)} from ${publishedSource(db)}
    where chain.name = ${name} and chain.number = ${number}`;
  return row ?? null;
}
