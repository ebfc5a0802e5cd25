import type { accountLogin } from '../../../contract/auth/auth-calls.ts';
import type { CallData } from '../../../contract/call.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { somebody, someSession } from '../../src/session/support/somebody.ts';

/** The answer of a successful sign-in. */
export function signedIn(user: Partial<UserInfo> = {}): CallData<typeof accountLogin> {
  return { token: 'fresh-token', userInfo: somebody(user), session: someSession() };
}
