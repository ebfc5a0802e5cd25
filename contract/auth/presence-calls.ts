import * as z from 'zod/mini';
import { defineCall, timeField } from '../call.ts';

export const online = defineCall('online', {
  access: 'member',
  isBackground: true,
  about: 'The heartbeat, every 60 s while the page is visible.',
  body: z.object({ gameId: z.int() }),
  data: z.object({ serverTime: timeField }),
});
