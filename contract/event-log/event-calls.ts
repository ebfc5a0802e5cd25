import * as z from 'zod/mini';
import { defineCall, MAX_TIME_MS } from '../call.ts';

/** One event of the client's log. Further fields are stored as received. */
const clientEventSchema = z.looseObject({
  eventName: z.string().check(z.minLength(1), z.maxLength(64)),
  channel: z.string().check(z.maxLength(16)),
  appId: z.string().check(z.maxLength(64)),
  version: z.string().check(z.maxLength(32)),
  /** Seconds since 1970. */
  eventTime: z.int().check(z.nonnegative(), z.maximum(Math.floor(MAX_TIME_MS / 1000))),
  /** Empty for a guest. */
  eventUserId: z.string().check(z.maxLength(64)),
});
export type ClientEvent = z.output<typeof clientEventSchema>;

export const anonymousAppEventLogClient = defineCall('anonymous/appEventLogClient', {
  access: 'guest',
  rateClass: 'events',
  isOpenInMaintenance: true,
  isBackground: true,
  ignores401: true,
  isRepeatable: false,
  about: 'A batch of client events, 20 at most.',
  body: z.object({
    /** Of the whole batch: one that is sent again because its answer was lost is stored once. */
    batchId: z.optional(z.uuid()),
    eventList: z.array(clientEventSchema).check(z.minLength(1), z.maxLength(20)),
  }),
  data: z.object({ accepted: z.int() }),
});
