import * as z from 'zod/mini';
import { defineCall, timeField } from '../call.ts';
import { signedInSchema } from './auth-calls.ts';

/** From the error `deviceCodeNeeded`: a right password on a device that is new to the account. */
export const deviceChallengeSchema = z.object({
  /** Sent with the code. */
  ticket: z.string(),
  /** Where the code went: its last four digits. */
  phone: z.string(),
  /** When another one may be requested. */
  nextAt: timeField,
  expiresAt: timeField,
});
export type DeviceChallenge = z.output<typeof deviceChallengeSchema>;

const ticketSchema = z.string().check(z.minLength(1), z.maxLength(128));

export const confirmDevice = defineCall('confirmDevice', {
  access: 'guest',
  rateClass: 'signIn',
  ignores401: true,
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Finishes a sign-in on a new device with the code that was sent; the device is known from then on.',
  body: z.object({ ticket: ticketSchema, code: z.string().check(z.minLength(1), z.maxLength(16)) }),
  data: signedInSchema,
  errors: [
    'codeWrong',
    'codeExpired',
    'ticketExpired',
    'selfExcluded',
    'accountClosed',
    'restrictedPerson',
    'tooOften',
  ],
});

export const sendDeviceCode = defineCall('sendDeviceCode', {
  access: 'guest',
  rateClass: 'signIn',
  ignores401: true,
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Sends another code for a sign-in on a new device.',
  body: z.object({ ticket: ticketSchema }),
  data: z.object({ nextAt: timeField, expiresAt: timeField }),
  errors: ['ticketExpired', 'codeTooSoon', 'codeLimitReached', 'messageNotSent', 'tooOften'],
});
