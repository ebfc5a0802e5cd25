import * as z from 'zod/mini';
import { configEntry } from '../../config/public/config-entry.ts';

/** Config of family exclusion. */
export const protectionConfig = {
  /** Requests of families: how many from one address in 24 hours, and how long they are kept after the decision. */
  family: configEntry(
    z.object({
      dayLimit: z.int().check(z.minimum(1), z.maximum(100)),
      retentionDaysRejected: z.int().check(z.minimum(1), z.maximum(3_650)),
      retentionDaysApproved: z.int().check(z.minimum(1), z.maximum(7_300)),
    }),
    { dayLimit: 5, retentionDaysRejected: 90, retentionDaysApproved: 1_827 },
  ),
};
