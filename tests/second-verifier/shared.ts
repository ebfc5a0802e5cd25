import { createHash } from 'node:crypto';
import { hashHex } from './numbers.ts';

/** What the proof of a shared round has beside its seeds. */
export interface SharedPart {
  readonly sharedRoundId: string;
  readonly chain: { readonly length: number; readonly lastLink: string };
  readonly position: number;
  readonly entries: readonly { readonly hash: string; readonly seed: string | null }[];
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
