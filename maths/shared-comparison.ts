import type { AnyGame } from './game-maths.ts';
import { placeOfEntry } from './seed-entries.ts';
import { isSharedGame } from './shared-game.ts';
import { entriesDigestOf } from './shared-seed.ts';
import type {
  AnsweredPromise,
  ComparedRound,
  PromiseGap,
  PromisePart,
  SharedComparison,
} from './verify-promise.ts';

const hashesOf = ({ shared }: ComparedRound['proof']): readonly string[] =>
  shared?.entries.map(({ hash }) => hash) ?? [];

/** A round that was called off before its hashes were fixed has none. */
function isEntryKept({ clientSeed }: AnsweredPromise, proof: ComparedRound['proof']): boolean {
  if (!proof.shared || (proof.serverSeed === null && proof.shared.entries.length === 0)) return true;
  return placeOfEntry(clientSeed, hashesOf(proof)) !== 'missing';
}

/** The proof of a settled round must have the place in the chain that was shown. */
function isChainKept({ chain }: AnsweredPromise, { settledAt, proof: { shared } }: ComparedRound): boolean {
  if (!chain || settledAt === undefined) return true;
  return (
    shared !== undefined &&
    shared.chain.number === chain.number &&
    shared.chain.lastLink === chain.lastLink &&
    shared.position === chain.position
  );
}

function areHashesKept({ entriesDigest }: AnsweredPromise, { settledAt, proof }: ComparedRound): boolean {
  if (entriesDigest == null || settledAt === undefined) return true;
  return entriesDigestOf(hashesOf(proof)) === entriesDigest;
}

/** Promises of before, and rounds that are not over, are compared by what they have. */
function findGap(promise: AnsweredPromise, { settledAt, proof }: ComparedRound): PromiseGap | null {
  if (!proof.shared || settledAt === undefined || proof.serverSeed === null) return null;
  if (placeOfEntry(promise.clientSeed, hashesOf(proof)) === 'after') return 'entry';
  if (!promise.chain) return null;
  if (promise.entriesDigest == null) return 'list';
  const isCounted = proof.shared.entries.some(
    ({ hash, seed }) => hash === promise.clientSeed && seed !== null,
  );
  return isCounted ? null : 'seed';
}

/** For rounds that all players share. */
export const SHARED_COMPARISON: SharedComparison = {
  listDifferences(promise, round) {
    const parts: PromisePart[] = [];
    if (!isEntryKept(promise, round.proof)) parts.push('clientSeed');
    if (!isChainKept(promise, round)) parts.push('chain');
    if (!areHashesKept(promise, round)) parts.push('entries');
    return parts;
  },
  findGap,
};

/** What the rounds of a game are compared with beside their seeds. */
export const comparisonOf = (game: AnyGame): SharedComparison | null =>
  isSharedGame(game) ? SHARED_COMPARISON : null;
