import * as z from 'zod/mini';
import { centsField, defineCall, emptyBody } from '../call.ts';
import { gameDataUser, sessionInfo, userInfo } from '../profile/user.ts';
import { activityMap, appConfig, redDots, unchangedConfig } from './app-config.ts';

/** The `configVersion` that the client has; left out without one, and by pages of a build before it. */
const knownVersion = z.optional(z.string().check(z.maxLength(64)));

/** The calls of every start, apart from their groups: the client's first script carries no more of these. */

export const refreshData = defineCall('refreshData', {
  access: 'member',
  isBackground: true,
  ignores401: true,
  envelope: 'errcode-flat',
  about: 'Balances and levels of the player, and the running session.',
  body: emptyBody,
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
    session: sessionInfo,
  }),
});

export const preLogin = defineCall('preLogin', {
  access: 'guest',
  isOpenInMaintenance: true,
  isBackground: true,
  ignores401: true,
  envelope: 'code-flat',
  about: 'The preflight of every start: config that changed, maintenance, and who the token belongs to.',
  body: z.object({
    gameListVersion: z.string(),
    /** With the version in force only what a preflight always says is answered. */
    configVersion: knownVersion,
    os: z.string().check(z.maxLength(100)),
    deviceModel: z.string().check(z.maxLength(200)),
    messagingToken: z.string().check(z.maxLength(500)),
    phoneinfoJsonModel: z.string().check(z.maxLength(2000)),
    deviceId: z.string().check(z.maxLength(64)),
  }),
  /** Config fields are merged into the stored config; `games` is left out when the version matches. */
  data: z.extend(z.partial(appConfig), {
    maintenance: appConfig.shape.maintenance,
    appCustomerServiceQueue: appConfig.shape.appCustomerServiceQueue,
    /** Null for a guest. */
    userInfo: z.nullable(userInfo),
    session: z.nullable(sessionInfo),
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
    /** Left out by pages that were open before it was asked for. */
    deviceId: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: z.object({
    appGameDataUser: gameDataUser,
    inviteCode: z.string(),
    aid: z.string(),
    activityIds: z.object({ activityIds: z.array(z.int()), activityMap }),
  }),
});

export const anonymousAppConfig = defineCall('anonymous/appConfig', {
  access: 'guest',
  isOpenInMaintenance: true,
  isBackground: true,
  ignores401: true,
  about: 'Everything a visitor may know of the market, or that the version it has is in force.',
  body: z.object({ configVersion: knownVersion }),
  data: z.union([unchangedConfig, appConfig]),
});

export const getActivityIds = defineCall('getActivityIds', {
  access: 'guest',
  isBackground: true,
  ignores401: true,
  about: 'Activities that run now, for this player or for guests.',
  body: emptyBody,
  data: z.object({
    activityMap,
    activityIds: z.array(z.int()),
    hasTurntable: z.boolean(),
    totalRecharge: centsField,
    loginBonus3CanReceive: z.boolean(),
  }),
});

export const activityGetStatusList = defineCall('activityGetStatusList', {
  access: 'member',
  isBackground: true,
  about: 'The red dots.',
  body: emptyBody,
  data: redDots,
});
