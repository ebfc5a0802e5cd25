import * as z from 'zod/mini';
import { centsField, defineCall, emptyBody, positiveCentsField, requestIdField, timeField } from '../call.ts';

const safeboxTerms = z.object({
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
export type SafeboxTerms = z.output<typeof safeboxTerms>;

export const getSafebox = defineCall('getSafebox', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The safebox: its balance and the bounds of a movement.',
  body: emptyBody,
  data: safeboxTerms,
});

const safeboxDirection = z.enum(['in', 'out']);
export type SafeboxDirection = z.output<typeof safeboxDirection>;

export const moveSafebox = defineCall('moveSafebox', {
  access: 'member',
  isForWithdrawalOnly: true,
  movesMoney: true,
  about: 'Moves money from the balance to the safebox, or back.',
  body: z.object({
    requestId: requestIdField,
    direction: safeboxDirection,
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
