import {
  getFollowChannels,
  openFollowChannel,
  receiveFollowReward,
} from '../../../contract/follow/follow-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { changeAnswer } from '../../session/calls/query-client.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';

/** Records that the channel opens; what can be claimed is shown at once, as the player has left for another tab. @throws CallFailure */
export async function recordOpening(channelKey: string): Promise<void> {
  const { state } = await callServer(openFollowChannel, { channelKey });
  changeAnswer(getFollowChannels, {}, (data) => ({
    ...data,
    channels: data.channels.map((one) => (one.key === channelKey ? { ...one, state } : one)),
  }));
}

export const claimChannel = defineClaim(receiveFollowReward, getFollowChannels);
