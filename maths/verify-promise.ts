import type { GameRound, OpenRound } from '../contract/games/game-calls.ts';
import type { RoundPromise } from '../contract/games/round-promise.ts';
import { isSameJson } from './same-json.ts';

/** What of a round can be other than promised. */
export type PromisePart =
  | 'answer'
  | 'round'
  | 'commit'
  | 'clientSeed'
  | 'nonce'
  | 'bet'
  | 'chain'
  | 'entries';

/** A promise with the round that the server named in its first answer; null before that. */
export interface AnsweredPromise extends Omit<RoundPromise, 'requestId'> {
  readonly roundId: string | null;
  /** That answer, where it was not what was promised: nothing that is said later mends it. Null where it was. */
  readonly brokenAnswer: unknown;
  /** A higher nonce than the promised one, where each between is in the player's list. Null where there is none. */
  readonly acceptedNonce: number | null;
  /**
   * Of the hashes of a shared round's first bets, read before any seed was revealed. Null where this device has not read
   * them; a promise of before has none.
   */
  readonly entriesDigest?: string | null | undefined;
}

/** What a promise that was kept does not prove in a shared round. */
export type PromiseGap =
  /** The bet came after those with an entry: the round has nothing of this bettor. */
  | 'entry'
  /** The device did not read the hashes before seeds were revealed: it cannot tell whether one was added later. */
  | 'list'
  /** Only the hash of the own seed is in the round: it was not revealed in time, or it was left out. */
  | 'seed';

/** How a round stands to what the device wrote down before the stake. */
export type PromiseVerdict =
  | { readonly kind: 'kept'; readonly gap?: PromiseGap }
  | { readonly kind: 'broken'; readonly parts: readonly PromisePart[] }
  /** Nothing was written down here, or it cannot be read: then nothing is proven by it. */
  | { readonly kind: 'none' };

/** A round as it is compared: settled, or still open. */
export type ComparedRound = Pick<GameRound | OpenRound, 'roundId' | 'bet'> & {
  /** An open round has none. */
  readonly settledAt?: number;
  readonly proof: Pick<GameRound['proof'], 'commit' | 'clientSeed' | 'nonce' | 'shared'> & {
    readonly serverSeed?: string | null;
  };
};

/** Compares what only a round has that all players share: the pages of other games do without it. */
export interface SharedComparison {
  /** What of client seed, chain and entries is other than promised. */
  listDifferences(promise: AnsweredPromise, round: ComparedRound): readonly PromisePart[];
  findGap(promise: AnsweredPromise, round: ComparedRound): PromiseGap | null;
}

/**
 * Compares a round that the server shows with what was promised before its stake.
 * @param shared of a round that all players share; null for any other one
 */
export function verifyPromise(
  promise: AnsweredPromise | null,
  round: ComparedRound,
  shared: SharedComparison | null,
): PromiseVerdict {
  if (promise === null) return { kind: 'none' };
  const { roundId, bet, proof } = round;
  const ofShared = shared?.listDifferences(promise, round) ?? [];
  const isKept: Readonly<Record<PromisePart, boolean>> = {
    answer: promise.brokenAnswer === null,
    round: promise.roundId === null || promise.roundId === roundId,
    commit: promise.commit === proof.commit,
    clientSeed: shared ? !ofShared.includes('clientSeed') : promise.clientSeed === proof.clientSeed,
    nonce: isNonceKept(promise, proof.nonce),
    bet: isSameJson(promise.bet, bet),
    chain: !ofShared.includes('chain'),
    entries: !ofShared.includes('entries'),
  };
  const parts = PARTS.filter((part) => !isKept[part]);
  if (parts.length > 0) return { kind: 'broken', parts };
  const gap = shared?.findGap(promise, round);
  return { kind: 'kept', ...(gap && { gap }) };
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
  'chain',
  'entries',
] as const satisfies readonly PromisePart[];
