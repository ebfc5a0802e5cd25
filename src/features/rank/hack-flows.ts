import {
  getSlotsHack,
  getSlotsHackWinners,
  receiveSlotsHack,
} from '../../../contract/rank/slots-hack-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

const ofWeek = retryableRequest<{ week: string }>('receiveSlotsHack');

/** A lost answer is asked for again with the same request id, so that nothing is granted twice. @throws CallFailure */
export async function claimPrize(week: string): Promise<readonly Reward[]> {
  try {
    const claimed = await ofWeek.send({ week }, (requestId) =>
      callServer(receiveSlotsHack, { requestId, week }),
    );
    applyClaim(claimed);
    return claimed.rewards;
  } finally {
    // Also after a refusal: what is claimed or over is then shown so.
    await renewClaims(getSlotsHack, getSlotsHackWinners);
  }
}
