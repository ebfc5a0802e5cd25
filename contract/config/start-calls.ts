import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { sessionInfoSchema, userInfoSchema } from '../profile/user.ts';
import { appConfigSchema, unchangedConfigSchema } from './app-config.ts';

/** The `configVersion` that the client has; omitted without one, and by pages of earlier builds. */
const knownVersionSchema = z.optional(z.string().check(z.maxLength(64)));

/** The calls of every start, in a file of their own: the client's first script contains no others. */

export const preLogin = defineCall('preLogin', {
  access: 'guest',
  isOpenInMaintenance: true,
  isBackground: true,
  ignores401: true,
  envelope: 'code-flat',
  about: 'The preflight of every start: config that changed, maintenance, and who the token belongs to.',
  body: z.object({
    gameListVersion: z.string().check(z.maxLength(64)),
    /** With the version in force only the fixed part of a preflight is answered. */
    configVersion: knownVersionSchema,
    os: z.string().check(z.maxLength(100)),
    deviceModel: z.string().check(z.maxLength(200)),
    messagingToken: z.string().check(z.maxLength(500)),
    phoneinfoJsonModel: z.string().check(z.maxLength(2000)),
    deviceId: z.string().check(z.maxLength(64)),
  }),
  /** Config fields are merged into the stored config; `games` is omitted when the version matches. */
  data: z.extend(z.partial(appConfigSchema), {
    maintenance: appConfigSchema.shape.maintenance,
    appCustomerServiceQueue: appConfigSchema.shape.appCustomerServiceQueue,
    /** Null for a guest. */
    userInfo: z.nullable(userInfoSchema),
    session: z.nullable(sessionInfoSchema),
  }),
});

export const anonymousAppConfig = defineCall('anonymous/appConfig', {
  access: 'guest',
  isOpenInMaintenance: true,
  isBackground: true,
  ignores401: true,
  about: 'Everything a visitor may know of the market, or that the version it has is in force.',
  body: z.object({ configVersion: knownVersionSchema }),
  data: z.union([unchangedConfigSchema, appConfigSchema]),
});
