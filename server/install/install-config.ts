import * as z from 'zod/mini';
import { configEntry } from '../config-entry.ts';

/** Config of the app for Android. */
export const androidConfig = configEntry(
  'android',
  z.object({
    /** An app below this version is asked to be updated before it goes on; 0: none is. */
    minVersionCode: z.int().check(z.minimum(0), z.maximum(2_100_000_000)),
  }),
  { minVersionCode: 0 },
);
