import type { GameRound, OpenRound } from '../contract/games/game-calls.ts';
import type { RoundPromise } from '../contract/games/round-promise.ts';
import { isSameJson } from './same-json.ts';
import { hasEntry } from './seed-entries.ts';

/** What of a round can be other than promised. */
type PromisePart = 'answer' | 'round' | 'commit' | 'clientSeed' | 'nonce' | 'bet';

/** A promise with the round that the server named in its first answer; null before that. */
export interface AnsweredPromise extends Omit<RoundPromise, 'requestId'> {
  readonly roundId: string | null;
  /** That answer, where it was not what was promised: nothing that is said later mends it. Null where it was. */
  readonly brokenAnswer: unknown;
  /** A higher nonce than the promised one, where each between is in the player's list. Null where there is none. */
  readonly acceptedNonce: number | null;
}

/** How a round stands to what the device wrote down before the stake. */
export type PromiseVerdict =
  | { readonly kind: 'kept' }
  | { readonly kind: 'broken'; readonly parts: readonly PromisePart[] }
  /** Nothing was written down here, or it cannot be read: then nothing is proven by it. */
  | { readonly kind: 'none' };

/** A round as it is compared: settled, or still open. */
type ComparedRound = Pick<GameRound | OpenRound, 'roundId' | 'bet'> & {
  readonly proof: Pick<GameRound['proof'], 'commit' | 'clientSeed' | 'nonce' | 'shared'>;
};

/**
 * Compares a round that the server shows with what was promised before its stake.
 * @param isShared a round that all players share has one client seed of several bettors' entries; the promised hash of
 * the player's own seed must be among them, where the proof tells them
 */
export function verifyPromise(
  promise: AnsweredPromise | null,
  { roundId, bet, proof }: ComparedRound,
  isShared: boolean,
): PromiseVerdict {
  if (promise === null) return { kind: 'none' };
  const isKept: Readonly<Record<PromisePart, boolean>> = {
    answer: promise.brokenAnswer === null,
    round: promise.roundId === null || promise.roundId === roundId,
    commit: promise.commit === proof.commit,
    clientSeed: isShared
      ? !proof.shared || hasEntry(promise.clientSeed, proof.shared.entries)
      : promise.clientSeed === proof.clientSeed,
    nonce: isNonceKept(promise, proof.nonce),
    bet: isSameJson(promise.bet, bet),
  };
  const parts = PARTS.filter((part) => !isKept[part]);
  return parts.length === 0 ? { kind: 'kept' } : { kind: 'broken', parts };
}

/**
 * A bet may get a higher place than expected, when others of the player came before it: the player's side has asked for
 * each of them before it accepts that.
 */
function isNonceKept({ nonce, acceptedNonce }: AnsweredPromise, answered: number | null): boolean {
  return answered === nonce || (acceptedNonce !== null && answered === acceptedNonce);
}

const PARTS = [
  'answer',
  'round',
  'commit',
  'clientSeed',
  'nonce',
  'bet',
] as const satisfies readonly PromisePart[];
