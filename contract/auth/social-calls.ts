import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { SocialProvider } from '../ids.ts';
import { userInfoSchema } from '../profile/user.ts';
import { credentialSchema } from './auth-calls.ts';
import { enteredOrNewSchema } from './code-calls.ts';

/** The provider's redirect, and what the browser stored before the sign-in. */
const comeBack = {
  /** The whole query of the redirect address. */
  query: z.string().check(z.minLength(1), z.maxLength(4000)),
  /** From `socialStart`: proves that the same browser returns. */
  attempt: z.string().check(z.minLength(1), z.maxLength(128)),
} as const;

/** Our own call: a sign-in by a provider begins with an address that only this server can create. */
export const socialStart = defineCall('socialStart', {
  access: 'guest',
  rateClass: 'register',
  ignores401: true,
  envelope: 'errcode-flat',
  isRepeatable: false,
  about:
    'Begins a sign-in by a provider, or the joining of one to an account: where to go, and what to keep.',
  body: z.object({
    provider: z.enum(SocialProvider),
    isToBind: z.boolean(),
    /** For joining, by players who have one. */
    password: z.optional(credentialSchema),
  }),
  data: z.object({ address: z.url(), attempt: z.string() }),
  errors: [
    'signInWayClosed',
    'socialFailed',
    'sessionEnded',
    'wrongCredentials',
    'accountLocked',
    'signInTooOld',
    'tooOften',
  ],
});

const login = (name: string, provider: string) =>
  defineCall(name, {
    access: 'guest',
    rateClass: 'signIn',
    ignores401: true,
    envelope: 'errcode-flat',
    isRepeatable: false,
    about: `Signs in by ${provider}; somebody without an account gets a ticket to open one.`,
    body: z.object(comeBack),
    data: enteredOrNewSchema,
    errors: [
      'socialFailed',
      'signInWayClosed',
      'selfExcluded',
      'accountClosed',
      'restrictedPerson',
      'tooOften',
    ],
  });

export const googleLogin = login('googleLogin', 'Google');
export const facebookLogin = login('facebookLogin', 'Facebook');
export const lineLogin = login('lineLogin', 'LINE');

export const bindSocialAccount = defineCall('bindSocialAccount', {
  access: 'member',
  envelope: 'errcode-flat',
  isRepeatable: false,
  about: 'Joins an account at a provider to the player, who began it with `socialStart`.',
  body: z.object({ provider: z.enum(SocialProvider), ...comeBack }),
  data: z.object({ userInfo: userInfoSchema }),
  errors: ['socialFailed', 'socialTaken', 'signInWayClosed', 'tooOften'],
});
