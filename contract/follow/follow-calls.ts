import * as z from 'zod/mini';
import { defineCall, emptyBody, requestIdField } from '../call.ts';
import { reward } from '../rewards/reward.ts';
import { CLAIM_ERRORS, claimed } from '../rewards/vip-calls.ts';

/** What a channel is drawn with: names of the platform's icon set. */
export const FOLLOW_ICONS = [
  'facebook',
  'telegram',
  'youtube',
  'instagram',
  'tiktok',
  'chat',
  'globe',
] as const;

export const MAX_CHANNEL_NAME = 60;
export const channelKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));

const followChannel = z.object({
  key: channelKey,
  name: z.string(),
  icon: z.enum(FOLLOW_ICONS),
  /** An https address outside of the site. */
  address: z.url(),
  /** `new`: not opened through the site by this player; `opened`: its reward can be claimed; `claimed`: it has been. */
  state: z.enum(['new', 'opened', 'claimed']),
});
export type FollowChannel = z.output<typeof followChannel>;

export const getFollowChannels = defineCall('getFollowChannels', {
  access: 'guest',
  ignores401: true,
  about: 'The operator’s channels elsewhere, and what opening each of them brings once.',
  body: emptyBody,
  data: z.object({
    channels: z.array(followChannel),
    /** For each channel. */
    rewards: z.array(reward),
    /** False for a guest, and for a player to whom nothing may be granted now. */
    canClaim: z.boolean(),
  }),
  errors: ['activityClosed'],
});
export type FollowChannels = z.output<typeof getFollowChannels.data>;

export const openFollowChannel = defineCall('openFollowChannel', {
  access: 'member',
  about: 'Records that the player opened a channel through the site. Whether they follow it nobody can know.',
  body: z.object({ channelKey }),
  data: z.object({ state: followChannel.shape.state }),
  errors: ['activityClosed', 'followChannelUnknown'],
});

export const receiveFollowReward = defineCall('receiveFollowReward', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the points for a channel that the player has opened, once for each channel.',
  body: z.object({ requestId: requestIdField, channelKey }),
  data: claimed,
  errors: ['activityClosed', 'followChannelUnknown', 'followNotOpened', ...CLAIM_ERRORS],
});
