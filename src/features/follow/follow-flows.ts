import {
  getFollowChannels,
  openFollowChannel,
  receiveFollowReward,
} from '../../../contract/follow/follow-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { changeAnswer } from '../../session/query-client.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

const claims = retryableRequest<{ channelKey: string }>('receiveFollowReward');

/** Records that the channel opens; what can be claimed is shown at once, as the player has left for another tab. @throws CallFailure */
export async function recordOpening(channelKey: string): Promise<void> {
  const { state } = await callServer(openFollowChannel, { channelKey });
  changeAnswer(getFollowChannels, {}, (data) => ({
    ...data,
    channels: data.channels.map((one) => (one.key === channelKey ? { ...one, state } : one)),
  }));
}

/** A lost answer is asked for again with the same request id, so that nothing is granted twice. @throws CallFailure */
export async function claimChannel(channelKey: string): Promise<readonly Reward[]> {
  try {
    const claimed = await claims.send({ channelKey }, (requestId) =>
      callServer(receiveFollowReward, { requestId, channelKey }),
    );
    applyClaim(claimed);
    return claimed.rewards;
  } finally {
    await renewClaims(getFollowChannels);
  }
}
