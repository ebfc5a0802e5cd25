import * as z from 'zod/mini';
import { configEntry } from '../../config/public/config-entry.ts';

/** Config of what families ask for. */
export const protectionConfig = {
  /** What families ask for: how many of one address in 24 hours, and for how long it is kept after the decision. */
  family: configEntry(
    z.object({
      dayLimit: z.int().check(z.minimum(1), z.maximum(100)),
      retentionDaysRejected: z.int().check(z.minimum(1), z.maximum(3_650)),
      retentionDaysApproved: z.int().check(z.minimum(1), z.maximum(7_300)),
    }),
    { dayLimit: 5, retentionDaysRejected: 90, retentionDaysApproved: 1_827 },
  ),
};
