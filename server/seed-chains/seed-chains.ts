import type { Context } from '../context.ts';
import { isKeyMissing, openSeed, type SeedSealer, sealSeed, seedPlace } from '../sealed-seed.ts';
import { type HashChain, makeHashChain } from './hash-chain.ts';
import { insertSeedChain, readSeedChains, type SeedChainRow } from './seed-chain-queries.ts';

/** Rounds of a first chain: some months of a game's. Each chain after it is as long as the one before. */
const CHAIN_LENGTH = 1_000_000;
const START_BYTES = 32;
/** The next chain is published while this share of the links is left. */
const LEFT_SHARE = 0.05;

/** Binds a sealed start to its row. */
const placeOf = ({ name, number }: Pick<SeedChainRow, 'name' | 'number'>) =>
  seedPlace('seed_chains', `${name} ${number}`);

/** Chains that this process has worked out, by their published link. */
const known = new Map<string, Promise<HashChain>>();

/**
 * The links of a chain, worked out once in this process.
 * @throws SealError where the key of its start is missing
 */
async function linksOf(sealer: SeedSealer, row: SeedChainRow): Promise<HashChain> {
  const start = openSeed(sealer, row.sealedStart, placeOf(row));
  const lastLink = Buffer.from(row.lastLink).toString('hex');
  let links = known.get(lastLink);
  if (!links) {
    links = makeHashChain(start, row.length);
    known.set(lastLink, links);
  }
  const chain = await links;
  if (!chain.lastLink.equals(row.lastLink)) throw new Error(`chain ${placeOf(row)} is not the published one`);
  return chain;
}

/** Makes and publishes a chain; where another process does the same, one of the two is stored. */
export async function publishSeedChain(
  { sql, clock, random, seedSealer }: Pick<Context, 'sql' | 'clock' | 'random' | 'seedSealer'>,
  { name, number, length }: Pick<SeedChainRow, 'name' | 'number' | 'length'>,
): Promise<void> {
  const start = random.bytes(START_BYTES);
  const chain = await makeHashChain(start, length);
  const { lastLink } = chain;
  known.set(lastLink.toString('hex'), Promise.resolve(chain));
  const sealedStart = sealSeed(seedSealer, start, placeOf({ name, number }));
  const publishedAt = clock.now();
  await insertSeedChain(sql, {
    name,
    number,
    length,
    lastLink,
    sealedStart,
    publishedAt,
    nextPosition: 1,
  });
}

/** The link that the next round gets, as it was read; it may be another round's by now. */
export interface NextLink {
  readonly chain: SeedChainRow;
  readonly link: Buffer;
  /** The one before it, which was published or has decided the round before. */
  readonly linkBefore: Buffer;
}

/**
 * The next link of the chains of this name. It makes the first chain, and the next one before the links are used up.
 * @throws SealError where a key is missing
 */
export async function findNextLink(context: Context, name: string): Promise<NextLink> {
  for (;;) {
    const chains = await readSeedChains(context.sql, name);
    const last = chains.at(-1);
    const left = last ? last.length - last.nextPosition + 1 : 0;
    if (!last || left <= last.length * LEFT_SHARE) {
      const number = (last?.number ?? 0) + 1;
      await publishSeedChain(context, { name, number, length: last?.length ?? CHAIN_LENGTH });
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
 * Whether this process can open what the next link is read from: it has the key of the chain in use. Where there is no
 * chain yet, any process makes the first one.
 */
export async function hasChainKey(
  { sql, seedSealer }: Pick<Context, 'sql' | 'seedSealer'>,
  name: string,
): Promise<boolean> {
  const [chain] = await readSeedChains(sql, name);
  if (!chain) return true;
  try {
    openSeed(seedSealer, chain.sealedStart, placeOf(chain));
    return true;
  } catch (error) {
    if (isKeyMissing(error)) return false;
    throw error;
  }
}

/**
 * Makes what the next link is read from, where this process has not worked it out yet.
 * @throws SealError where a key is missing
 */
export async function prepareNextLink(context: Context, name: string): Promise<boolean> {
  const before = known.size;
  await findNextLink(context, name);
  return known.size > before;
}
