import type { GameRound, OpenRound } from '../../contract/games/game-calls.ts';
import { type AnsweredPromise, type PromiseVerdict, verifyPromise } from '../../maths/verify-promise.ts';
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

/** @param isShared whether all players share the rounds of the game */
export function makeRoundPromises(bridge: Pick<FrameBridge, 'post'>, isShared: boolean): RoundPromises {
  const promises = new Map<string, AnsweredPromise>();
  const verify = (round: GameRound | OpenRound): PromiseVerdict => {
    const promise = promises.values().find(({ roundId }) => roundId === round.roundId) ?? null;
    return verifyPromise(promise, round, isShared);
  };
  return {
    make({ requestId, commit, clientSeed, bet }) {
      const { roundId = null, brokenAnswer = null } = promises.get(requestId) ?? {};
      promises.set(requestId, { commit, clientSeed, bet, roundId, brokenAnswer });
      const [oldest] = promises.keys();
      if (promises.size > MAX_PROMISES && oldest !== undefined) promises.delete(oldest);
      bridge.post({ kind: 'round-promised', promise: { requestId, commit, clientSeed, bet } });
    },
    answer(requestId, round) {
      const promise = promises.get(requestId) ?? null;
      const verdict = verifyPromise(promise, round, isShared);
      const brokenAnswer = verdict.kind === 'broken' ? round : null;
      if (promise !== null)
        promises.set(requestId, { ...promise, roundId: promise.roundId ?? round.roundId, brokenAnswer });
      bridge.post({ kind: 'round-answered', requestId, roundId: round.roundId, brokenAnswer });
      return verdict;
    },
    verify,
  };
}
