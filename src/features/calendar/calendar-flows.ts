import { loginBonus3User, loginBonus3UserReceive } from '../../../contract/calendar/calendar-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { activityStore } from '../../session/activity-store.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';
import { showClaimed } from '../../session/show-claimed.ts';

const requests = retryableRequest<Record<never, never>>('loginBonus3UserReceive');

/**
 * Opens today’s door; a lost answer is asked for again with the same request id. Its rewards fly from `place`, or are listed.
 * @returns the rewards that are still to be told in passing @throws CallFailure
 */
export async function openDoor(place: DOMRect): Promise<readonly Reward[]> {
  const claimed = await requests.send({}, (requestId) => callServer(loginBonus3UserReceive, { requestId }));
  applyClaim(claimed);
  activityStore.setState({ loginBonus3CanReceive: false });
  await renewClaims(loginBonus3User);
  return showClaimed(place, claimed.rewards) ? [] : claimed.rewards;
}
