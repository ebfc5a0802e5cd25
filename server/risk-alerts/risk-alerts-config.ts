import * as z from 'zod/mini';
import { configEntry } from '../config-entry.ts';

/** Config of the risk alerts that an operator should review. */
export const flagsConfig = configEntry(
  'flags',
  z.object({
    /** Accounts on one device from which on they raise an alert. */
    deviceAccounts: z.int().check(z.minimum(2), z.maximum(100)),
  }),
  { deviceAccounts: 3 },
);
