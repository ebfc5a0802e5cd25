import * as z from 'zod/mini';
import { configEntry } from '../config-entry.ts';

/** Config of the client’s event log. */
export const eventLogConfig = configEntry(
  'eventLog',
  z.object({
    /** Of the whole log on the disk, with its indexes; the oldest events are deleted first. */
    maxTotalMegabytes: z.int().check(z.minimum(4), z.maximum(100_000)),
    /** Of one address in a minute. */
    addressKilobytes: z.int().check(z.minimum(64), z.maximum(1_000_000)),
    /** With less than this left on the database's disk no event is stored. */
    minFreeMegabytes: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  }),
  { maxTotalMegabytes: 64, addressKilobytes: 256, minFreeMegabytes: 512 },
);
