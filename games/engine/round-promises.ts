import * as z from 'zod/mini';
import type { GameRound, OpenRound } from '../../contract/games/game-calls.ts';
import {
  type ChainPlace,
  type RoundPromise,
  roundPromiseSchema,
} from '../../contract/games/round-promise.ts';
import { isSameJson } from '../../maths/same-json.ts';
import {
  type AnsweredPromise,
  type PromiseVerdict,
  type SharedComparison,
  verifyPromise,
} from '../../maths/verify-promise.ts';
import type { KeyValues } from '../../src/platform/key-values.ts';
import type { FrameBridge } from './bridge.ts';
import type { BetBody } from './game-server.ts';
import { areNoncesListed, type ListNonces } from './nonce-list.ts';

type AnyRound = GameRound | OpenRound;

/** What this frame was promised, and what came of it. The page around it keeps the same for longer. */
export interface RoundPromises {
  /**
   * Before the bet is sent.
   * @param nonce that it gets unless another bet comes before it; null in a shared round
   * @param ofShared what only a bet in a shared round has
   */
  make(body: BetBody, nonce: number | null, ofShared?: SharedBet): void;
  /** Before the same request is sent again: it is the same promise, its nonce included. */
  repeat(requestId: string): void;
  /**
   * The first answer to a bet names its round. A higher nonce than promised is decided by the server's list of those
   * between; while that cannot be fetched there is no verdict.
   */
  answer(requestId: string, round: AnyRound): Promise<PromiseVerdict>;
  /** Whether a round that nobody was shown can be the answer to a bet, not an older round or one of another tab. */
  canAnswer(requestId: string, round: AnyRound): boolean;
  /**
   * Notes the digest of the hashes of a shared round's first bets, once, before the own seed is revealed. Returns the
   * bet's promise; null where nothing was promised of the round.
   */
  noteEntries(roundId: string, entriesDigest: string): Pick<KeptPromise, 'clientSeed' | 'seed'> | null;
  /** Keeps an answer about a round that is not what was promised as evidence. Returns the verdict. */
  refuse(roundId: string, answer: unknown): PromiseVerdict;
  /** Compares a round that was answered before, as it stands now. What was not decided then is tried again. */
  verify(round: AnyRound): Promise<PromiseVerdict>;
}

/** As many as the list of rounds shows. */
const MAX_PROMISES = 50;

const KEY = 'round_promises:';
const keptSchema = z.array(
  z.extend(roundPromiseSchema, {
    roundId: z.nullable(z.string()),
    brokenAnswer: z.unknown(),
    acceptedNonce: z.nullable(z.int()),
    entriesDigest: z.optional(z.nullable(z.string())),
    seed: z.optional(z.string()),
  }),
);
type KeptPromise = RoundPromise & AnsweredPromise & Partial<Pick<SharedBet, 'seed'>>;

interface SharedBet {
  /** The place of the round in its chain. */
  readonly chain?: ChainPlace | undefined;
  /** The client seed whose hash is sent. It stays in this tab until it is revealed, over a reload too. */
  readonly seed?: string | undefined;
}

interface RoundPromisesOptions {
  readonly bridge: Pick<FrameBridge, 'post'>;
  /** Of this tab: a round that goes on over a reload is still compared with its promise. */
  readonly keys: KeyValues;
  readonly slug: string;
  /** Where all players share the rounds of the game; null in any other one. */
  readonly shared: SharedComparison | null;
  readonly listNonces: ListNonces;
}

const NO_VERDICT: PromiseVerdict = { kind: 'none' };

export function makeRoundPromises(options: RoundPromisesOptions): RoundPromises {
  const { bridge, keys, slug, shared, listNonces } = options;
  let promises: readonly KeptPromise[] = readKept(keys.get(KEY + slug));
  const find = (wanted: string) => promises.find(({ requestId }) => requestId === wanted);
  const keep = (promise: KeptPromise): void => {
    const { requestId } = promise;
    promises = find(requestId)
      ? promises.map((one) => (one.requestId === requestId ? promise : one))
      : [...promises, promise].slice(-MAX_PROMISES);
    keys.set(KEY + slug, JSON.stringify(promises));
  };
  const publish = ({ requestId, commit, clientSeed, nonce, bet, chain }: RoundPromise): void =>
    bridge.post({
      kind: 'round-promised',
      promise: { requestId, commit, clientSeed, nonce, bet, ...(chain && { chain }) },
    });
  /** Keeps what an answer has made of its promise, here and in the page. */
  const record = (promise: KeptPromise, { roundId }: Pick<AnyRound, 'roundId'>): void => {
    keep(promise);
    const { requestId, brokenAnswer, acceptedNonce } = promise;
    bridge.post({ kind: 'round-answered', requestId, roundId, brokenAnswer, acceptedNonce });
  };
  /** Decides a promise whose only difference is a higher nonce. */
  const judgeNonce = async (
    promise: KeptPromise,
    round: AnyRound,
    between: NonceRange,
  ): Promise<PromiseVerdict> => {
    const { commit } = round.proof;
    const isListed = await areNoncesListed(listNonces, { commit, ...between }).catch(() => null);
    if (isListed === null) return NO_VERDICT;
    record({ ...promise, ...(isListed ? { acceptedNonce: between.to } : { brokenAnswer: round }) }, round);
    return isListed ? { kind: 'kept' } : { kind: 'broken', parts: ['nonce'] };
  };
  return {
    make({ requestId, commit, clientSeed, bet }, nonce, ofShared) {
      const promise = { requestId, commit, clientSeed, nonce, bet, ...ofShared };
      keep({ ...promise, roundId: null, brokenAnswer: null, acceptedNonce: null });
      publish(promise);
    },
    repeat(requestId) {
      const promise = find(requestId);
      if (promise) publish(promise);
    },
    async answer(requestId, round) {
      const known = find(requestId);
      if (!known) return NO_VERDICT;
      const verdict = verifyPromise(known, round, shared);
      const promise = { ...known, roundId: known.roundId ?? round.roundId };
      const between = undecidedNonces(promise, round, verdict);
      if (between) {
        keep(promise);
        return judgeNonce(promise, round, between);
      }
      const brokenAnswer = verdict.kind === 'broken' ? (known.brokenAnswer ?? round) : null;
      record({ ...promise, brokenAnswer }, round);
      return verdict;
    },
    canAnswer(requestId, { bet, proof }) {
      const promise = find(requestId);
      if (!promise || promise.commit !== proof.commit || !isSameJson(promise.bet, bet)) return false;
      return promise.nonce === null || (proof.nonce !== null && proof.nonce >= promise.nonce);
    },
    noteEntries(wanted, entriesDigest) {
      const promise = promises.find(({ roundId }) => roundId === wanted);
      if (!promise) return null;
      const { requestId } = promise;
      if (promise.entriesDigest == null) {
        keep({ ...promise, entriesDigest });
        bridge.post({ kind: 'entries-fixed', requestId, entriesDigest });
      }
      return promise;
    },
    refuse(roundId, answer) {
      const promise = promises.find((one) => one.roundId === roundId);
      if (promise) record({ ...promise, brokenAnswer: promise.brokenAnswer ?? answer }, { roundId });
      return { kind: 'broken', parts: ['answer'] };
    },
    async verify(round) {
      const answered = promises.filter(({ roundId }) => roundId === round.roundId);
      // An older round may have been answered once more, to another bet.
      const promise = answered.find(({ brokenAnswer }) => brokenAnswer !== null) ?? answered[0];
      if (!promise) return NO_VERDICT;
      const verdict = verifyPromise(promise, round, shared);
      const between = undecidedNonces(promise, round, verdict);
      return between ? judgeNonce(promise, round, between) : verdict;
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
function readKept(text: string | null): readonly KeptPromise[] {
  try {
    return keptSchema.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
