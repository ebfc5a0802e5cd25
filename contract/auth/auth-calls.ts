import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, requestIdField } from '../call.ts';
import type { ErrorKey } from '../errors.ts';
import { sessionInfoSchema, userInfoSchema } from '../profile/user.ts';

export const credentialSchema = z.string().check(z.minLength(1), z.maxLength(128));

/** The eligibility declarations of the first-visit notice, each one named and each one true. */
export const DECLARATIONS = [
  'notOfficial',
  'notForces',
  'isOfAge',
  'notRestricted',
  'notLicenceHolder',
  'notInPublicPlace',
] as const;
export type Declaration = (typeof DECLARATIONS)[number];

/** The signed-in player, with the only copy of their token. */
export const signedInSchema = z.object({
  token: z.string(),
  userInfo: userInfoSchema,
  session: sessionInfoSchema,
});

/** The details of every registration, whatever the method. */
export const newcomer = {
  /** YYYY-MM-DD. */
  birthDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  nationality: z.string().check(z.regex(/^[A-Z]{2}$/)),
  declarations: z.array(z.enum(DECLARATIONS)).check(z.maxLength(DECLARATIONS.length)),
  acceptsTerms: z.boolean(),
  acceptsPrivacy: z.boolean(),
  inviteCode: z.optional(z.string().check(z.maxLength(32))),
} as const;

export const newcomerErrors = [
  'passwordWeak',
  'passwordCommon',
  'underAge',
  'declarationMissing',
  'restrictedPerson',
  'selfExcluded',
  'inviteCodeUnknown',
  'nationalityNotAccepted',
  'requestIdReused',
  'invalidValue',
  'tooOften',
] as const satisfies readonly ErrorKey[];

export const accountRegist = defineCall('accountRegist', {
  access: 'guest',
  rateClass: 'register',
  ignores401: true,
  envelope: 'errcode-flat',
  about: 'Opens an account with a name and a password, and signs in.',
  body: z.object({
    requestId: requestIdField,
    account: credentialSchema,
    password: credentialSchema,
    ...newcomer,
  }),
  data: signedInSchema,
  errors: [
    'accountTaken',
    'accountInvalid',
    'signInWayClosed',
    'accountLocked',
    'deviceCodeNeeded',
    ...newcomerErrors,
  ],
});

export const accountLogin = defineCall('accountLogin', {
  access: 'guest',
  rateClass: 'signIn',
  ignores401: true,
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Signs in with a name, or a phone number, and a password.',
  body: z.object({ account: credentialSchema, password: credentialSchema }),
  data: signedInSchema,
  errors: [
    'wrongCredentials',
    'accountLocked',
    'deviceCodeNeeded',
    'messageNotSent',
    'codeLimitReached',
    'selfExcluded',
    'accountClosed',
    'restrictedPerson',
    'tooOften',
  ],
});

/** Our own call: ends the session on the server, so that a copied token is invalid. */
export const logout = defineCall('logout', {
  access: 'member',
  isOpenInMaintenance: true,
  isForWithdrawalOnly: true,
  ignores401: true,
  about:
    'Ends the session on the server. A session that has ended may be ended again: its answer may have been lost.',
  body: emptyBodySchema,
  data: z.object({}),
});
