import { forfeitBonus, getBonusState, releaseBonus } from '../../../contract/rewards/bonus-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { applyBalance } from '../../session/player/profile-store.ts';

const CALLS = { release: releaseBonus, giveUp: forfeitBonus } as const;
const REQUESTS = {
  release: retryableRequest<{ bonusId: string }>('releaseBonus'),
  giveUp: retryableRequest<{ bonusId: string }>('forfeitBonus'),
};

/** Ends a bonus as the player chooses; its money is in the balance, or back with the platform. */
export async function endBonus(how: keyof typeof CALLS, bonusId: string): Promise<void> {
  const { coin } = await REQUESTS[how].send({ bonusId }, (requestId) =>
    callServer(CALLS[how], { requestId, bonusId }),
  );
  applyBalance(coin);
  await renewAnswers(getBonusState);
}
