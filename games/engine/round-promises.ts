import * as z from 'zod/mini';
import type { GameRound, OpenRound } from '../../contract/games/game-calls.ts';
import { type AnsweredPromise, type PromiseVerdict, verifyPromise } from '../../maths/verify-promise.ts';
import type { KeyValues } from '../../src/platform/key-values.ts';
import type { FrameBridge } from './bridge.ts';
import type { BetBody } from './game-server.ts';

/** What this frame was promised, and what came of it. The page around it keeps the same for longer. */
export interface RoundPromises {
  /** Before the bet is sent. A repeated request is the same promise. */
  make(body: BetBody): void;
  /** The first answer to a bet names its round. */
  answer(requestId: string, round: GameRound | OpenRound): PromiseVerdict;
  /** Compares a round that was answered before, as it stands now. */
  verify(round: GameRound | OpenRound): PromiseVerdict;
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
      bet: z.unknown(),
      roundId: z.nullable(z.string()),
      brokenAnswer: z.unknown(),
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
}

export function makeRoundPromises({ bridge, keys, slug, isShared }: RoundPromisesOptions): RoundPromises {
  const promises = new Map<string, AnsweredPromise>(readKept(keys.get(KEY + slug)));
  const keep = (requestId: string, promise: AnsweredPromise): void => {
    promises.set(requestId, promise);
    const [oldest] = promises.keys();
    if (promises.size > MAX_PROMISES && oldest !== undefined) promises.delete(oldest);
    keys.set(KEY + slug, JSON.stringify([...promises]));
  };
  const verify = (round: GameRound | OpenRound): PromiseVerdict => {
    const answered = [...promises.values()].filter(({ roundId }) => roundId === round.roundId);
    // An older round may have been answered once more, to another bet.
    const promise = answered.find(({ brokenAnswer }) => brokenAnswer !== null) ?? answered[0] ?? null;
    return verifyPromise(promise, round, isShared);
  };
  return {
    make({ requestId, commit, clientSeed, bet }) {
      const { roundId = null, brokenAnswer = null } = promises.get(requestId) ?? {};
      keep(requestId, { commit, clientSeed, bet, roundId, brokenAnswer });
      bridge.post({ kind: 'round-promised', promise: { requestId, commit, clientSeed, bet } });
    },
    answer(requestId, round) {
      const promise = promises.get(requestId) ?? null;
      const verdict = verifyPromise(promise, round, isShared);
      const brokenAnswer = verdict.kind === 'broken' ? round : null;
      if (promise !== null)
        keep(requestId, { ...promise, roundId: promise.roundId ?? round.roundId, brokenAnswer });
      bridge.post({ kind: 'round-answered', requestId, roundId: round.roundId, brokenAnswer });
      return verdict;
    },
    verify,
  };
}

/** What cannot be read is no promise. */
function readKept(text: string | null): z.output<typeof keptSchema> {
  try {
    return keptSchema.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
