import * as z from 'zod/mini';
import { defineCall, emptyBody } from '../call.ts';
import { customerServiceRow, theme } from '../entities/config.ts';

export { activityGetStatusList, anonymousAppConfig, getActivityIds } from './start.ts';

export const anonymousAppTheme = defineCall('anonymous/appTheme', {
  access: 'guest',
  ignores401: true,
  about: 'The theme in force: name and token overrides.',
  body: emptyBody,
  data: theme,
});

export const anonymousAppThemePreview = defineCall('anonymous/appThemePreview', {
  access: 'guest',
  ignores401: true,
  about: 'A theme that is not in force yet, by the id in the page address.',
  body: z.object({ themeViewId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  data: theme,
  errors: ['invalidValue'],
});

export const getCustomerServices = defineCall('getCustomerServices', {
  access: 'guest',
  ignores401: true,
  envelope: 'code-200-flat',
  about: 'The customer-service queue.',
  body: emptyBody,
  data: z.object({ appCustomerServiceQueue: z.array(customerServiceRow) }),
});

/** One event of the client's log. Further fields are kept as they come. */
export const clientEvent = z.looseObject({
  eventName: z.string().check(z.minLength(1), z.maxLength(64)),
  channel: z.string().check(z.maxLength(16)),
  appId: z.string().check(z.maxLength(64)),
  version: z.string().check(z.maxLength(32)),
  /** Seconds since 1970. */
  eventTime: z.int(),
  /** Empty for a guest. */
  eventUserId: z.string().check(z.maxLength(64)),
});
export type ClientEvent = z.output<typeof clientEvent>;

export const anonymousAppEventLogClient = defineCall('anonymous/appEventLogClient', {
  access: 'guest',
  ignores401: true,
  isRepeatable: false,
  about: 'A batch of client events, 20 at most.',
  body: z.object({ eventList: z.array(clientEvent).check(z.minLength(1), z.maxLength(20)) }),
  data: z.object({ accepted: z.int() }),
});
