import * as z from 'zod/mini';
import { defineCall, timeField } from '../call.ts';

/** A refused sign-in has the ticket in its details, as `wayOut`: excluded and closed accounts keep their money. */
export const startWithdrawalOnly = defineCall('startWithdrawalOnly', {
  access: 'guest',
  rateClass: 'signIn',
  ignores401: true,
  isRepeatable: false,
  about:
    'Opens a withdrawal-only session for a player who may not play any more. The ticket comes with the refused sign-in.',
  body: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(128)) }),
  data: z.object({
    token: z.string(),
    endsAt: timeField,
    /** The player’s number. */
    id: z.int(),
  }),
  errors: ['ticketExpired', 'restrictedPerson', 'tooOften'],
});
