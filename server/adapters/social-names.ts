import { SocialProvider } from '../../contract/ids.ts';

export const SOCIAL_NAMES = ['google', 'facebook', 'line'] as const;
export type SocialName = (typeof SOCIAL_NAMES)[number];

/** The name of one of the wire's numbers. */
export function socialNameOf(provider: SocialProvider): SocialName {
  const found = SOCIAL_NAMES.find((name) => SocialProvider[name] === provider);
  if (!found) throw new TypeError(`no provider ${provider}`);
  return found;
}
