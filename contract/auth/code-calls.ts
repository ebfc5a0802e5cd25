import * as z from 'zod/mini';
import { defineCall, requestIdField, timeField } from '../call.ts';
import { CodePurpose } from '../ids.ts';
import { credentialSchema, newcomer, newcomerErrors, signedInSchema } from './auth-calls.ts';

/** As typed: the server parses it by the rules of the market's country. */
const phoneSchema = z.string().check(z.minLength(3), z.maxLength(32));
const codeSchema = z.string().check(z.minLength(1), z.maxLength(16));

/** A proven number or provider identity without an account. */
const newcomerTicketSchema = z.object({
  /** For `accountRegist4`, once. */
  ticket: z.string(),
  expiresAt: timeField,
  /** The proven identity: a number, or a name at a provider. */
  name: z.string(),
});
export type NewcomerTicket = z.output<typeof newcomerTicketSchema>;

/** The answer is a sign-in or a newcomer's ticket: one of the two is null. */
export const enteredOrNewSchema = z.object({
  signedIn: z.nullable(signedInSchema),
  newcomer: z.nullable(newcomerTicketSchema),
});

export const smsSend = defineCall('smsSend', {
  access: 'guest',
  rateClass: 'register',
  ignores401: true,
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Sends a code to a phone number. The answer is the same whether or not the number has an account.',
  body: z.object({
    phone: phoneSchema,
    purpose: z.enum(CodePurpose),
    deviceId: z.string().check(z.maxLength(64)),
  }),
  data: z.object({
    /** The parsed number, for the next call. */
    phone: z.string(),
    /** When another one may be requested. */
    nextAt: timeField,
    expiresAt: timeField,
  }),
  errors: [
    'phoneInvalid',
    'codeTooSoon',
    'codeLimitReached',
    'messageNotSent',
    'signInWayClosed',
    'sessionEnded',
    'tooOften',
  ],
});

export const accountLoginSms = defineCall('accountLoginSms', {
  access: 'guest',
  rateClass: 'signIn',
  ignores401: true,
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Signs in with a code sent for purpose 3; a number without an account gets a ticket to open one.',
  body: z.object({ phone: phoneSchema, code: codeSchema }),
  data: enteredOrNewSchema,
  errors: [
    'phoneInvalid',
    'codeWrong',
    'codeExpired',
    'signInWayClosed',
    'selfExcluded',
    'accountClosed',
    'restrictedPerson',
    'tooOften',
  ],
});

export const accountRegist4 = defineCall('accountRegist4', {
  access: 'guest',
  rateClass: 'register',
  ignores401: true,
  envelope: 'errcode-flat',
  about:
    'Opens an account without a name: by a ticket, by a number with its code (purpose 0), or by a number and a password.',
  body: z.object({
    requestId: requestIdField,
    ticket: z.optional(z.string().check(z.maxLength(128))),
    phone: z.optional(phoneSchema),
    code: z.optional(codeSchema),
    password: z.optional(credentialSchema),
    ...newcomer,
  }),
  data: signedInSchema,
  errors: [
    'phoneInvalid',
    'phoneTaken',
    'codeWrong',
    'codeExpired',
    'ticketExpired',
    'socialTaken',
    'signInWayClosed',
    ...newcomerErrors,
  ],
});

export const forgetPassword = defineCall('forgetPassword', {
  access: 'guest',
  rateClass: 'signIn',
  ignores401: true,
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Sets a new password by a code sent for purpose 2, and ends every session of the account.',
  body: z.object({ phone: phoneSchema, code: codeSchema, password: credentialSchema }),
  data: z.object({
    /** The name to sign in with. */
    account: z.string(),
  }),
  errors: ['phoneInvalid', 'codeWrong', 'codeExpired', 'passwordWeak', 'passwordCommon', 'tooOften'],
});

export const initPassword = defineCall('initPassword', {
  access: 'member',
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Sets the first password of a player who registered by a code or a provider, soon after signing in.',
  body: z.object({ password: credentialSchema }),
  data: signedInSchema,
  errors: ['passwordWeak', 'passwordCommon', 'passwordThere', 'signInTooOld', 'tooOften'],
});

/** Our own call: exchanges a known password for a new one. */
export const changePassword = defineCall('changePassword', {
  access: 'member',
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Exchanges the password, ends every session, and opens a new one here.',
  body: z.object({ current: credentialSchema, password: credentialSchema }),
  data: signedInSchema,
  errors: [
    'wrongCredentials',
    'accountLocked',
    'passwordWeak',
    'passwordCommon',
    'passwordMissing',
    'tooOften',
  ],
});

export const bindAccount = defineCall('bindAccount', {
  access: 'member',
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Joins a phone number to the account, by a code sent for purpose 1.',
  body: z.object({
    phone: phoneSchema,
    code: codeSchema,
    /** Omitted only by players without one. */
    password: z.optional(credentialSchema),
  }),
  data: z.object({ mobile: z.string() }),
  errors: [
    'phoneInvalid',
    'phoneTaken',
    'codeWrong',
    'codeExpired',
    'wrongCredentials',
    'accountLocked',
    'signInTooOld',
    'tooOften',
  ],
});
