import * as z from 'zod/mini';
import { configEntry } from '../config-entry.ts';

const minuteSchema = z.int().check(z.minimum(0), z.maximum(1_439));

/** Config of notifications. */
export const pushConfig = configEntry(
  'push',
  z.object({
    /** False: nothing leaves the queue, and what waits there expires. */
    isSending: z.boolean(),
    /** Hosts of push services that browsers may name; `*.` stands for any name below. */
    hosts: z
      .array(z.string().check(z.regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, 'a host name')))
      .check(z.minLength(1), z.maxLength(30)),
    /** In which no promotion is sent, whatever a player chose; a player’s own quiet hours begin with them too. */
    quietHours: z
      .object({ from: minuteSchema, until: minuteSchema })
      .check(z.refine(({ from, until }) => from !== until, { error: 'they end when they begin' })),
  }),
  {
    isSending: true,
    hosts: [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      '*.push.apple.com',
      '*.notify.windows.com',
    ],
    quietHours: { from: 22 * 60, until: 8 * 60 },
  },
);
