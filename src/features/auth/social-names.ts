import { facebookLogin, googleLogin, lineLogin } from '../../../contract/auth/social-calls.ts';
import { SocialProvider } from '../../../contract/ids.ts';

/** Names of the providers as they write them, and the call that each one's sign-in ends with. */
export const SOCIALS = [
  { provider: SocialProvider.google, key: 'google', name: 'Google', login: googleLogin },
  { provider: SocialProvider.facebook, key: 'facebook', name: 'Facebook', login: facebookLogin },
  { provider: SocialProvider.line, key: 'line', name: 'LINE', login: lineLogin },
] as const;
export type Social = (typeof SOCIALS)[number];

export function socialOf(provider: number): Social | undefined {
  return SOCIALS.find((social) => social.provider === provider);
}
