import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, requestIdField } from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';
import { CLAIM_ERRORS, claimedSchema } from '../rewards/vip-calls.ts';

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
export const channelKeySchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));

const followChannelSchema = z.object({
  key: channelKeySchema,
  name: z.string(),
  icon: z.enum(FOLLOW_ICONS),
  /** An https address outside of the site. */
  address: z.url(),
  /** `new`: not opened through the site by this player; `opened`: its reward can be claimed; `claimed`: it has been. */
  state: z.enum(['new', 'opened', 'claimed']),
});
export type FollowChannel = z.output<typeof followChannelSchema>;

export const getFollowChannels = defineCall('getFollowChannels', {
  access: 'guest',
  ignores401: true,
  about: 'The operator’s channels elsewhere, and what opening each of them brings once.',
  body: emptyBodySchema,
  data: z.object({
    channels: z.array(followChannelSchema),
    /** For each channel. */
    rewards: z.array(rewardSchema),
    /** False for a guest, and for a player to whom nothing may be granted now. */
    canClaim: z.boolean(),
  }),
  errors: ['activityClosed'],
});
export type FollowChannels = z.output<typeof getFollowChannels.data>;

export const openFollowChannel = defineCall('openFollowChannel', {
  access: 'member',
  about: 'Records that the player opened a channel through the site. Whether they follow it nobody can know.',
  body: z.object({ channelKey: channelKeySchema }),
  data: z.object({ state: followChannelSchema.shape.state }),
  errors: ['activityClosed', 'followChannelUnknown'],
});

export const receiveFollowReward = defineCall('receiveFollowReward', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the points for a channel that the player has opened, once for each channel.',
  body: z.object({ requestId: requestIdField, channelKey: channelKeySchema }),
  data: claimedSchema,
  errors: ['activityClosed', 'followChannelUnknown', 'followNotOpened', ...CLAIM_ERRORS],
});
