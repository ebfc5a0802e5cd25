import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, timeField } from '../call.ts';

const showSchema = z.object({
  showId: z.int(),
  title: z.string(),
  text: z.string(),
  startsAt: timeField,
  endsAt: timeField,
});
export type LiveShow = z.output<typeof showSchema>;

const streamSchema = z.object({
  /** An address on the app’s own origin. */
  url: z.string(),
  type: z.string(),
  poster: z.string(),
  /** One file of captions, in the caller’s language. */
  captions: z.string(),
});

export const getLiveUrl = defineCall('getLiveUrl', {
  access: 'member',
  about: 'The show that is live now with its stream, and those that come next.',
  body: emptyBodySchema,
  data: z.object({
    /** Null between shows. */
    live: z.nullable(z.object({ show: showSchema, stream: streamSchema })),
    /** Those to come, the next one first. */
    schedule: z.array(showSchema),
    /** When the server answered: states of the page are told by this clock. */
    now: timeField,
  }),
  errors: ['activityClosed'],
});
