import * as z from 'zod/mini';
import type { GameRound, OpenRound } from '../../contract/games/game-calls.ts';
import { isSameJson } from '../../maths/same-json.ts';
import { type AnsweredPromise, type PromiseVerdict, verifyPromise } from '../../maths/verify-promise.ts';
import type { KeyValues } from '../../src/platform/key-values.ts';
import type { FrameBridge } from './bridge.ts';
import type { BetBody } from './game-server.ts';
import { areNoncesListed, type ListNonces } from './nonce-list.ts';

type AnyRound = GameRound | OpenRound;

/** What this frame was promised, and what came of it. The page around it keeps the same for longer. */
export interface RoundPromises {
  /** Before the bet is sent. @param nonce that it gets unless another bet comes before it; null in a shared round */
  make(body: BetBody, nonce: number | null): void;
  /** Before the same request is sent again: it is the same promise, its nonce included. */
  repeat(requestId: string): void;
  /**
   * The first answer to a bet names its round. A higher nonce than promised is decided by the server's list of those
   * between; while that cannot be fetched there is no verdict.
   */
  answer(requestId: string, round: AnyRound): Promise<PromiseVerdict>;
  /** Whether a round that nobody was shown can be the answer to a bet, not an older round or one of another tab. */
  canAnswer(requestId: string, round: AnyRound): boolean;
  /** Compares a round that was answered before, as it stands now. What was not decided then is tried again. */
  verify(round: AnyRound): Promise<PromiseVerdict>;
}

/** As many as the list of rounds shows. */
const MAX_PROMISES = 50;

const KEY = 'round_promises:';
const keptSchema = z.array(
  z.tuple([
    z.string(),
    z.object({
      commit: z.string(),
      clientSeed: z.string(),
      nonce: z.nullable(z.int()),
      bet: z.unknown(),
      roundId: z.nullable(z.string()),
      brokenAnswer: z.unknown(),
      acceptedNonce: z.nullable(z.int()),
    }),
  ]),
);

interface RoundPromisesOptions {
  readonly bridge: Pick<FrameBridge, 'post'>;
  /** Of this tab: a round that goes on over a reload is still compared with its promise. */
  readonly keys: KeyValues;
  readonly slug: string;
  /** Whether all players share the rounds of the game. */
  readonly isShared: boolean;
  readonly listNonces: ListNonces;
}

const NO_VERDICT: PromiseVerdict = { kind: 'none' };

export function makeRoundPromises(options: RoundPromisesOptions): RoundPromises {
  const { bridge, keys, slug, isShared, listNonces } = options;
  const promises = new Map<string, AnsweredPromise>(readKept(keys.get(KEY + slug)));
  const keep = (requestId: string, promise: AnsweredPromise): void => {
    promises.set(requestId, promise);
    const [oldest] = promises.keys();
    if (promises.size > MAX_PROMISES && oldest !== undefined) promises.delete(oldest);
    keys.set(KEY + slug, JSON.stringify([...promises]));
  };
  const publish = (requestId: string, { commit, clientSeed, nonce, bet }: AnsweredPromise): void =>
    bridge.post({ kind: 'round-promised', promise: { requestId, commit, clientSeed, nonce, bet } });
  /** Keeps what an answer has made of its promise, here and in the page. */
  const record = (requestId: string, promise: AnsweredPromise, round: AnyRound): void => {
    keep(requestId, promise);
    const { brokenAnswer, acceptedNonce } = promise;
    bridge.post({ kind: 'round-answered', requestId, roundId: round.roundId, brokenAnswer, acceptedNonce });
  };
  /** Decides a promise whose only difference is a higher nonce. */
  const judgeNonce = async (
    requestId: string,
    round: AnyRound,
    between: NonceRange,
  ): Promise<PromiseVerdict> => {
    const { commit } = round.proof;
    const isListed = await areNoncesListed(listNonces, { commit, ...between }).catch(() => null);
    const promise = promises.get(requestId);
    if (isListed === null || promise === undefined) return NO_VERDICT;
    const decided = isListed
      ? { ...promise, acceptedNonce: between.to }
      : { ...promise, brokenAnswer: promise.brokenAnswer ?? round };
    record(requestId, decided, round);
    return isListed ? { kind: 'kept' } : { kind: 'broken', parts: ['nonce'] };
  };
  return {
    make({ requestId, commit, clientSeed, bet }, nonce) {
      const promise = {
        commit,
        clientSeed,
        nonce,
        bet,
        roundId: null,
        brokenAnswer: null,
        acceptedNonce: null,
      };
      keep(requestId, promise);
      publish(requestId, promise);
    },
    repeat(requestId) {
      const promise = promises.get(requestId);
      if (promise) publish(requestId, promise);
    },
    async answer(requestId, round) {
      const known = promises.get(requestId);
      if (!known) return NO_VERDICT;
      const verdict = verifyPromise(known, round, isShared);
      const promise = { ...known, roundId: known.roundId ?? round.roundId };
      const between = undecidedNonces(promise, round, verdict);
      if (between) {
        keep(requestId, promise);
        return judgeNonce(requestId, round, between);
      }
      const brokenAnswer = verdict.kind === 'broken' ? (known.brokenAnswer ?? round) : null;
      record(requestId, { ...promise, brokenAnswer }, round);
      return verdict;
    },
    canAnswer(requestId, { bet, proof }) {
      const promise = promises.get(requestId);
      if (!promise || promise.commit !== proof.commit || !isSameJson(promise.bet, bet)) return false;
      return promise.nonce === null || (proof.nonce !== null && proof.nonce >= promise.nonce);
    },
    async verify(round) {
      const answered = [...promises].filter(([, { roundId }]) => roundId === round.roundId);
      // An older round may have been answered once more, to another bet.
      const [requestId, promise] =
        answered.find(([, { brokenAnswer }]) => brokenAnswer !== null) ?? answered[0] ?? [];
      if (requestId === undefined || promise === undefined) return NO_VERDICT;
      const verdict = verifyPromise(promise, round, isShared);
      const between = undecidedNonces(promise, round, verdict);
      return between ? judgeNonce(requestId, round, between) : verdict;
    },
  };
}

interface NonceRange {
  readonly from: number;
  /** The first that is not within. */
  readonly to: number;
}

/** The nonces from the promised one to a higher one of the round, where nothing else differs and no list has decided. */
function undecidedNonces(
  { nonce, acceptedNonce }: AnsweredPromise,
  { proof }: AnyRound,
  verdict: PromiseVerdict,
): NonceRange | null {
  const isNonceAlone = verdict.kind === 'broken' && verdict.parts.every((part) => part === 'nonce');
  if (!isNonceAlone || acceptedNonce !== null || nonce === null || proof.nonce === null) return null;
  return proof.nonce > nonce ? { from: nonce, to: proof.nonce } : null;
}

/** What cannot be read is no promise. */
function readKept(text: string | null): z.output<typeof keptSchema> {
  try {
    return keptSchema.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
