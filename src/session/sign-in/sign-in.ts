import type { SessionInfo, UserInfo } from '../../../contract/profile/user.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { setProfile } from '../player/profile-store.ts';
import { rememberAccount } from '../player/saved-account.ts';
import { sessionEndStore } from './session-end.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Called after every sign-in, for what is loaded only for members. */
export function onSignedIn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the answer of accountLogin or accountRegist. */
export function completeSignIn(answer: { token: string; userInfo: UserInfo; session: SessionInfo }): void {
  tokenStore.write(answer.token);
  rememberAccount(answer.userInfo.account);
  setProfile(answer.userInfo, answer.session);
  sessionEndStore.setState({ end: null });
  for (const listener of listeners) listener();
}
