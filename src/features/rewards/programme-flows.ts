import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getRewardProgrammes, receiveRewardProgramme } from '../../../contract/rewards/programme-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

const ofProgramme = retryableRequest<{ programmeId: string }>('receiveRewardProgramme');

/** Its coupons stand among the offers afterwards. @throws CallFailure */
export async function claimProgramme(programmeId: string): Promise<readonly Reward[]> {
  const claimed = await ofProgramme.send({ programmeId }, (requestId) =>
    callServer(receiveRewardProgramme, { requestId, programmeId }),
  );
  applyClaim(claimed);
  await renewClaims(getRewardProgrammes, getBonusState);
  return claimed.rewards;
}
