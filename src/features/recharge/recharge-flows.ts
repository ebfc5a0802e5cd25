import {
  activityAwardGetLog,
  getRechargeAwards,
  receiveAddupAwardById,
} from '../../../contract/recharge/recharge-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';
import { showClaimed } from '../../session/show-claimed.ts';

const requests = retryableRequest<{ id: number }>('receiveAddupAwardById');

/**
 * A lost answer is asked for again with the same request id. The rewards fly from `place`, or are listed.
 * @returns those that are still to be told in passing @throws CallFailure
 */
export async function claimStep(id: number, place: DOMRect): Promise<readonly Reward[]> {
  const claimed = await requests.send({ id }, (requestId) =>
    callServer(receiveAddupAwardById, { requestId, id }),
  );
  applyClaim(claimed);
  await renewClaims(getRechargeAwards, activityAwardGetLog);
  return showClaimed(place, claimed.rewards) ? [] : claimed.rewards;
}
