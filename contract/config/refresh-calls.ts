import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema } from '../call.ts';
import { playerGameDataSchema, sessionInfoSchema } from '../profile/user.ts';
import { activityMapSchema, redDotsSchema } from './app-config.ts';

/** Calls that a page polls: figures, red dots, activities. */

export const refreshData = defineCall('refreshData', {
  access: 'member',
  isBackground: true,
  ignores401: true,
  envelope: 'errcode-flat',
  about: 'Balances and levels of the player, and the running session.',
  body: emptyBodySchema,
  data: z.object({
    coin: centsField,
    lottery: z.int(),
    vip: z.int(),
    vipExp: z.int(),
    userLevel: z.int(),
    bet: centsField,
    hasPassword: z.boolean(),
    totalRecharge: centsField,
    hasKyc: z.int(),
    /** A deposit of theirs may be paid at any moment; absent from a server of before. */
    isMoneyPending: z.optional(z.boolean()),
    session: sessionInfoSchema,
  }),
});

export const getAfterLoginInfoWeb = defineCall('getAfterLoginInfoWeb', {
  access: 'member',
  envelope: 'errcode-flat',
  about: 'Favourites, history, invite code and activities of the player.',
  body: z.object({
    version: z.string().check(z.maxLength(32)),
    os: z.string().check(z.maxLength(100)),
    deviceModel: z.string().check(z.maxLength(200)),
    /** Omitted by pages of earlier builds. */
    deviceId: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: z.object({
    appGameDataUser: playerGameDataSchema,
    inviteCode: z.string(),
    aid: z.string(),
    activityIds: z.object({ activityIds: z.array(z.int()), activityMap: activityMapSchema }),
  }),
});

export const getActivityIds = defineCall('getActivityIds', {
  access: 'guest',
  isBackground: true,
  ignores401: true,
  about: 'Activities that run now, for this player or for guests.',
  body: emptyBodySchema,
  data: z.object({
    activityMap: activityMapSchema,
    activityIds: z.array(z.int()),
    hasTurntable: z.boolean(),
    totalRecharge: centsField,
    loginBonus3CanReceive: z.boolean(),
  }),
});

export const activityGetStatusList = defineCall('activityGetStatusList', {
  access: 'member',
  isBackground: true,
  about: 'The red dots, and how many mails are unread: 99 at most.',
  body: emptyBodySchema,
  /** Without the number by processes of the version before. */
  data: z.extend(redDotsSchema, { unreadMails: z.optional(z.int()) }),
});
