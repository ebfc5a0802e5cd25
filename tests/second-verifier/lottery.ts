import { createHash } from 'node:crypto';
import { hashHex, openDraws } from './numbers.ts';

/** A draw of a lottery as our server tells it. */
export interface LotteryDraw {
  readonly terms: { readonly digits: number };
  readonly result: string;
  readonly proof: {
    readonly commit: string;
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly hashMix: string | null;
    readonly chain: { readonly lastLink: string; readonly position: number } | null;
  };
}

/** A purchase in the list of a draw. */
export interface Entry {
  readonly position: number;
  readonly hash: string;
  readonly seed: string | null;
}

const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const mix = (before: string, word: string): string => hashText(`${before}:${word}`);

function findEntryFault({ commit, hashMix, clientSeed }: LotteryDraw['proof'], entries: readonly Entry[]) {
  const isRead = entries.every(
    ({ position, hash, seed }, at) =>
      position > (entries[at - 1]?.position ?? -1) && (seed === null || hashText(seed) === hash),
  );
  if (!isRead) return 'entries';
  const hashes = entries.map(({ hash }) => hash).reduce(mix, commit);
  if (hashes !== hashMix) return 'hashMix';
  return entries.map(({ seed, hash }) => seed ?? hash).reduce(mix, hashes) === clientSeed
    ? null
    : 'clientSeed';
}

/** Checks a draw whose buyers revealed seeds. @returns the first part that is wrong; null where all of it is right */
export function findLotteryFault(
  { terms: { digits }, result, proof }: LotteryDraw,
  entries: readonly Entry[],
): string | null {
  const { commit, serverSeed, clientSeed, chain } = proof;
  if (hashHex(serverSeed) !== commit) return 'serverSeed';
  if (chain === null || chain.position < 1) return 'chain';
  let link = serverSeed;
  for (let place = chain.position; place > 0; place -= 1) link = hashHex(link);
  if (link !== chain.lastLink) return 'chain';
  const fault = findEntryFault(proof, entries);
  if (fault !== null) return fault;
  const drawn = openDraws(serverSeed, clientSeed, null)(10 ** digits);
  return String(drawn).padStart(digits, '0') === result ? null : 'result';
}
