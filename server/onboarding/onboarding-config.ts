import * as z from 'zod/mini';
import { MAX_MULTIPLE } from '../../contract/rewards/bonus-rules.ts';
import { configCentsSchema, configDaysSchema, configEntry } from '../config-entry.ts';

/** Points for an account with several ways to sign in. */
export const bindConfig = configEntry(
  'bind',
  z.object({
    points: z.int().check(z.minimum(1), z.maximum(10_000)),
    needed: z.int().check(z.minimum(1), z.maximum(3)),
  }),
  { points: 300, needed: 2 },
  { movesMoney: true },
);

/** Money for a new account of an identified person; an amount of 0 offers none. Cents. */
export const signUpBonusConfig = configEntry(
  'signUpBonus',
  z.object({
    amount: configCentsSchema,
    multiple: z.int().check(z.minimum(0), z.maximum(MAX_MULTIPLE)),
    /** After registration, within which it can be claimed. */
    days: configDaysSchema(90),
    /** All that may be granted, to everybody together. */
    budget: configCentsSchema,
  }),
  { amount: 5_000, multiple: 5, days: 14, budget: 5_000_000 },
  { movesMoney: true },
);
