import { createHash } from 'node:crypto';
import { hashHex } from './numbers.ts';

/** What the proof of a shared round has beside its seeds. */
export interface SharedPart {
  readonly sharedRoundId: string;
  readonly chain: { readonly number: number; readonly length: number; readonly lastLink: string };
  readonly position: number;
  readonly entries: readonly { readonly hash: string; readonly seed: string | null }[];
}

/** A place in a chain, as a player notes it before the bet. */
export interface ChainPlace {
  readonly number: number;
  readonly lastLink: string;
  readonly position: number;
}

const MAX_ENTRIES = 50;

const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const isEntryRight = ({ hash, seed }: SharedPart['entries'][number]): boolean =>
  seed === null || (typeof seed === 'string' && hashText(seed) === hash);

/** Checks that the link leads back to the published one, and that the entries give the client seed. */
export function findSharedFault(
  { serverSeed, clientSeed }: { readonly serverSeed: string; readonly clientSeed: string },
  { sharedRoundId, chain, position, entries }: SharedPart,
): string | null {
  if (!Number.isInteger(position) || position < 1 || position > chain.length) return 'shared.position';
  let link = serverSeed;
  for (let place = position; place > 0; place -= 1) link = hashHex(link);
  if (link !== chain.lastLink) return 'shared.chain.lastLink';
  const isRead = Array.isArray(entries) && entries.length <= MAX_ENTRIES && entries.every(isEntryRight);
  if (!isRead) return 'shared.entries';
  const words = entries.map(({ hash, seed }) => seed ?? hash);
  return hashText(`${sharedRoundId}:${words.join(':')}`) === clientSeed ? null : 'clientSeed';
}

interface NotedOfShared {
  readonly clientSeed: string;
  readonly chain?: ChainPlace | undefined;
  readonly entriesDigest?: string | null | undefined;
}

/** Compares a shared round with what its player noted: the place in the chain, the list of hashes, and the own one in it. */
export function findSharedDifference(
  shared: SharedPart | undefined,
  { clientSeed, chain, entriesDigest }: NotedOfShared,
): string | null {
  if (!shared) return chain || entriesDigest ? 'shared' : null;
  if (chain && chain.number !== shared.chain.number) return 'shared.chain.number';
  if (chain && chain.lastLink !== shared.chain.lastLink) return 'shared.chain.lastLink';
  if (chain && chain.position !== shared.position) return 'shared.position';
  const hashes = shared.entries.map(({ hash }) => hash);
  if (entriesDigest && hashText(hashes.join(':')) !== entriesDigest) return 'shared.entries';
  return hashes.length < MAX_ENTRIES && !hashes.includes(clientSeed) ? 'clientSeed' : null;
}
