import * as z from 'zod/mini';
import { configEntry } from '../../config/public/config-entry.ts';

/** Config of what a person should look at. */
export const flagsConfig = {
  flags: configEntry(
    z.object({
      /** Accounts on one device that a person should look at. */
      deviceAccounts: z.int().check(z.minimum(2), z.maximum(100)),
    }),
    { deviceAccounts: 3 },
  ),
};
