import * as z from 'zod/mini';
import {
  centsField,
  defineCall,
  emptyBodySchema,
  positiveCentsField,
  requestIdField,
  timeField,
} from '../call.ts';

const safeboxTermsSchema = z.object({
  /** Playable now. */
  coin: centsField,
  /** Locked away: neither playable nor withdrawable. */
  safebox: centsField,
  hasPassword: z.boolean(),
  passwordLength: z.int(),
  passwordLockedUntil: z.nullable(timeField),
  /** Of one movement. */
  minAmount: centsField,
  /** The maximum of the safebox. */
  maxHeld: centsField,
});
export type SafeboxTerms = z.output<typeof safeboxTermsSchema>;

export const getSafebox = defineCall('getSafebox', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The safebox: its balance and the bounds of a movement.',
  body: emptyBodySchema,
  data: safeboxTermsSchema,
});

const safeboxDirectionSchema = z.enum(['in', 'out']);
export type SafeboxDirection = z.output<typeof safeboxDirectionSchema>;

export const moveSafebox = defineCall('moveSafebox', {
  access: 'member',
  isForWithdrawalOnly: true,
  movesMoney: true,
  about: 'Moves money from the balance to the safebox, or back.',
  body: z.object({
    requestId: requestIdField,
    direction: safeboxDirectionSchema,
    amount: positiveCentsField,
    password: z.string().check(z.maxLength(64)),
  }),
  data: z.object({ coin: centsField, safebox: centsField }),
  errors: [
    'withdrawPasswordMissing',
    'withdrawPasswordWrong',
    'withdrawPasswordLocked',
    'safeboxTooSmall',
    'safeboxTooLarge',
    'safeboxTooLow',
    'balanceTooLow',
    'requestIdReused',
  ],
});
