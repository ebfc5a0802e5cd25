import * as z from 'zod/mini';
import { MAX_MULTIPLE } from '../../../contract/rewards/bonus-rules.ts';
import { configCentsSchema, configDaysSchema, configEntry } from '../../config-entry.ts';

/** Terms of coupons from the moment they are granted. */
export const couponsConfig = configEntry(
  'coupons',
  z.object({
    maxBonus: configCentsSchema.check(z.minimum(1)),
    minDeposit: configCentsSchema.check(z.minimum(1)),
    multiple: z.int().check(z.minimum(0), z.maximum(MAX_MULTIPLE)),
    days: configDaysSchema(365),
    validDays: configDaysSchema(365),
  }),
  { maxBonus: 50_000, minDeposit: 10_000, multiple: 5, days: 7, validDays: 30 },
  { movesMoney: true },
);
