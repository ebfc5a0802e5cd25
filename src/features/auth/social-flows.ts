import { bindSocialAccount, socialStart } from '../../../contract/auth/social-calls.ts';
import type { SocialProvider } from '../../../contract/ids.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { sessionKeys } from '../../platform/key-values.ts';
import { profileStore, setProfile } from '../../session/player/profile-store.ts';
import { finishSignIn } from './sign-in-flows.ts';
import { type Social, socialOf } from './social-names.ts';

const KEY = 'social_attempt';

interface Departure {
  readonly provider: SocialProvider;
  readonly isToBind: boolean;
  /** Shows the server that this browser has begun it. */
  readonly attempt: string;
}

/**
 * Leaves for the provider's page; what comes back is taken at /auth/social.
 * @throws CallFailure with the reason to show
 */
export async function leaveFor(
  { provider }: Social,
  { isToBind = false, password }: { isToBind?: boolean; password?: string | undefined } = {},
): Promise<void> {
  const body = { provider, isToBind, ...(password !== undefined && { password }) };
  const { address, attempt } = await callServer(socialStart, body);
  sessionKeys.set(KEY, JSON.stringify({ provider, isToBind, attempt } satisfies Departure));
  location.assign(address);
}

/** What was begun in this tab, once: a reload must not send it again. */
export function consumeDeparture(): (Departure & { social: Social }) | null {
  const text = sessionKeys.get(KEY);
  sessionKeys.remove(KEY);
  try {
    const departure = JSON.parse(text ?? 'null') as Departure | null;
    const social = departure && socialOf(departure.provider);
    return departure && social ? { ...departure, social } : null;
  } catch {
    return null;
  }
}

/** @returns where to go on @throws CallFailure with the reason to show */
export async function arriveFrom(
  { social, isToBind, attempt }: Departure & { social: Social },
  query: string,
): Promise<'in' | 'newcomer' | 'joined'> {
  if (!isToBind) return finishSignIn(await callServer(social.login, { query, attempt })) ? 'in' : 'newcomer';
  const { userInfo } = await callServer(bindSocialAccount, { provider: social.provider, query, attempt });
  setProfile(userInfo, profileStore.getState().session);
  return 'joined';
}
