import * as z from 'zod/mini';
import { configDaysSchema, configEntry } from '../config-entry.ts';

/** Requests of families: how many from one address in 24 hours, and how long they are kept after the decision. */
export const familyConfig = configEntry(
  'family',
  z.object({
    dayLimit: z.int().check(z.minimum(1), z.maximum(100)),
    retentionDaysRejected: configDaysSchema(3_650),
    retentionDaysApproved: configDaysSchema(7_300),
  }),
  { dayLimit: 5, retentionDaysRejected: 90, retentionDaysApproved: 1_827 },
);
