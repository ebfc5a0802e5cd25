import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';
import { fundStateSchema, GRANT_ERRORS } from './fund-calls.ts';

const packetSchema = z.object({
  packetId: z.string(),
  name: z.string(),
  endsAt: timeField,
  pieces: z.int(),
  /** Pieces that nobody has opened. */
  left: z.int(),
  /** Points that the player has found in it; null while they have not opened it. */
  found: z.nullable(z.int()),
});
export type RedPacket = z.output<typeof packetSchema>;

const supplySchema = z.object({
  /** The VIP level from which on there is a box. */
  minLevel: z.int(),
  level: z.int(),
  rewards: z.array(rewardSchema),
  /** `open`: it can be claimed; `claimed`: this week’s has been; `locked`: the level is too low. */
  state: z.enum(['open', 'claimed', 'locked']),
  /** When the next box is there. */
  nextAt: timeField,
});
export type Supply = z.output<typeof supplySchema>;

export const getGifts = defineCall('getGifts', {
  access: 'member',
  about: 'Red packets, the points fund and the weekly supply box, each where its activity runs.',
  body: emptyBodySchema,
  data: z.object({
    /** Null where the activity does not run, like `supply`. */
    packets: z.nullable(z.array(packetSchema)),
    fund: fundStateSchema,
    supply: z.nullable(supplySchema),
    /** False for a player to whom nothing may be granted now. */
    canClaim: z.boolean(),
    /** The clock by which things are due. */
    now: timeField,
  }),
});
export type Gifts = z.output<typeof getGifts.data>;

const claimedSchema = z.object({ rewards: z.array(rewardSchema), coin: centsField });

export const openRedPacket = defineCall('openRedPacket', {
  access: 'member',
  movesMoney: true,
  about: 'Opens a piece of a red packet, one for each player while there are any.',
  body: z.object({ requestId: requestIdField, packetId: z.uuid() }),
  data: claimedSchema,
  errors: ['packetUnknown', 'packetEmpty', 'rewardClaimed', ...GRANT_ERRORS],
});

export const receiveSupply = defineCall('receiveSupply', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the supply box of this week; it asks for a VIP level and for nothing else.',
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
  errors: ['rewardNotDue', 'rewardClaimed', ...GRANT_ERRORS],
});
