import type { Context } from '../../context.ts';
import { openSeed, type SeedSealer, sealSeed, seedPlace } from '../../sealed-seed.ts';
import { type HashChain, makeHashChain } from './hash-chain.ts';
import { insertSeedChain, readSeedChains, type SeedChainRow } from './seed-chain-queries.ts';

/** Rounds of a game's first chain: some months of them. Each chain after it is as long as the one before. */
const CHAIN_LENGTH = 1_000_000;
const START_BYTES = 32;
/** The next chain is published while this share of the links is left. */
const LEFT_SHARE = 0.05;

/** Binds a sealed start to its row. */
const placeOf = ({ gameId, number }: Pick<SeedChainRow, 'gameId' | 'number'>) =>
  seedPlace('seed_chains', `${gameId} ${number}`);

/** Chains that this process has worked out, by their published link. */
const known = new Map<string, Promise<HashChain>>();

/**
 * The links of a chain, worked out once in this process.
 * @throws SealError where the key of its start is missing
 */
async function linksOf(sealer: SeedSealer, row: SeedChainRow): Promise<HashChain> {
  const start = openSeed(sealer, row.sealedStart, placeOf(row));
  const name = Buffer.from(row.lastLink).toString('hex');
  let links = known.get(name);
  if (!links) {
    links = makeHashChain(start, row.length);
    known.set(name, links);
  }
  const chain = await links;
  if (!chain.lastLink.equals(row.lastLink)) throw new Error(`chain ${placeOf(row)} is not the published one`);
  return chain;
}

/** Makes and publishes a chain; where another process does the same, one of the two is stored. */
export async function publishSeedChain(
  { sql, clock, random, seedSealer }: Pick<Context, 'sql' | 'clock' | 'random' | 'seedSealer'>,
  { gameId, number, length }: Pick<SeedChainRow, 'gameId' | 'number' | 'length'>,
): Promise<void> {
  const start = random.bytes(START_BYTES);
  const chain = await makeHashChain(start, length);
  const { lastLink } = chain;
  known.set(lastLink.toString('hex'), Promise.resolve(chain));
  const sealedStart = sealSeed(seedSealer, start, placeOf({ gameId, number }));
  const publishedAt = clock.now();
  await insertSeedChain(sql, {
    gameId,
    number,
    length,
    lastLink,
    sealedStart,
    publishedAt,
    nextPosition: 1,
  });
}

/** The link that the next round of a game gets, as it was read; it may be another round's by now. */
export interface NextLink {
  readonly chain: SeedChainRow;
  readonly link: Buffer;
  /** The one before it, which was published or has decided the round before. */
  readonly linkBefore: Buffer;
}

/**
 * The next link of a game. It makes the game's first chain, and the next one before the links are used up.
 * @throws SealError where a key is missing
 */
export async function findNextLink(context: Context, gameId: number): Promise<NextLink> {
  for (;;) {
    const chains = await readSeedChains(context.sql, gameId);
    const last = chains.at(-1);
    const left = last ? last.length - last.nextPosition + 1 : 0;
    if (!last || left <= last.length * LEFT_SHARE) {
      const number = (last?.number ?? 0) + 1;
      await publishSeedChain(context, { gameId, number, length: last?.length ?? CHAIN_LENGTH });
      continue;
    }
    const [chain = last] = chains;
    const { nextPosition } = chain;
    const links = await linksOf(context.seedSealer, chain);
    const linkBefore = nextPosition === 1 ? links.lastLink : links.linkAt(nextPosition - 1);
    return { chain, link: links.linkAt(nextPosition), linkBefore };
  }
}

/**
 * Makes what the next link of a game is read from, where this process has not worked it out yet.
 * @throws SealError where a key is missing
 */
export async function prepareNextLink(context: Context, gameId: number): Promise<boolean> {
  const before = known.size;
  await findNextLink(context, gameId);
  return known.size > before;
}
