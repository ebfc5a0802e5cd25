import type { CallData } from '../../../../contract/call.ts';
import { gameRoundProof } from '../../../../contract/games/round-record-calls.ts';
import { getSeedPair, rotateSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { isCallFailure } from '../../../platform/http/call-failure.ts';
import { callServer } from '../../../platform/http/call-server.ts';
import { isUncertain } from '../../../platform/http/request-outcome.ts';
import { timeNow } from '../../../platform/time.ts';
import { changeAnswer, renewAnswers } from '../../../session/calls/query-client.ts';
import { useMutation } from '../../../ui/use-mutation.ts';

export type RevealedPair = NonNullable<CallData<typeof rotateSeedPair>['revealed']>;

/**
 * Reveals the seed pair in force and opens the next one; rounds that are shown are fetched again.
 * @param commit of the next server seed, as it was shown
 * @throws CallFailure; where the pair may be another one by now it is read again
 */
async function rotate(commit: string, clientSeed: string): Promise<RevealedPair | null> {
  try {
    const { revealed, ...pairs } = await callServer(rotateSeedPair, { commit, clientSeed });
    // First the rounds: one that is shown must not pass for another player's in between.
    await renewAnswers(gameRoundProof);
    changeAnswer(getSeedPair, {}, () => ({ ...pairs, openedAt: timeNow() }));
    return revealed;
  } catch (failure) {
    const hasChanged = isCallFailure(failure) && (failure.key === 'seedChanged' || isUncertain(failure.key));
    if (hasChanged) void renewAnswers(getSeedPair, gameRoundProof);
    throw failure;
  }
}

/** Changes the player's seeds, once at a time; `failure` is what the last try met. */
export function useRotation(onRevealed: (pair: RevealedPair | null) => void) {
  const { isBusy, failure, run } = useMutation();
  return {
    isBusy,
    failure,
    rotate: (commit: string, clientSeed: string) =>
      run(async () => onRevealed(await rotate(commit, clientSeed))),
  };
}
