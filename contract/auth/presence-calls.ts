import * as z from 'zod/mini';
import { defineCall, numericIdField, timeField } from '../call.ts';

export const online = defineCall('online', {
  access: 'member',
  isBackground: true,
  about: 'The heartbeat, every 60 s while the page is visible.',
  body: z.object({ gameId: numericIdField }),
  data: z.object({ serverTime: timeField }),
});
