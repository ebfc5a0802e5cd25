import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { SocialProvider } from '../ids.ts';
import { userInfo } from '../profile/user.ts';
import { credential } from './auth-calls.ts';
import { enteredOrNew } from './code-calls.ts';

/** What the provider's page has handed to the browser, and what the browser kept when it left for there. */
const comeBack = {
  /** The whole query of the address that the provider led back to. */
  query: z.string().check(z.minLength(1), z.maxLength(4000)),
  /** Of `socialStart`: it shows that the browser that comes back is the one that left. */
  attempt: z.string().check(z.minLength(1), z.maxLength(128)),
} as const;

/** Named by us: a sign-in by a provider begins with an address that only this server can make. */
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
    password: z.optional(credential),
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
    data: enteredOrNew,
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
  data: z.object({ userInfo }),
  errors: ['socialFailed', 'socialTaken', 'signInWayClosed', 'tooOften'],
});
