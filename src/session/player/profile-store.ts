import { createStore } from 'zustand/vanilla';
import type { CallData } from '../../../contract/call.ts';
import type { refreshData } from '../../../contract/config/refresh-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import type { SessionInfo, UserInfo } from '../../../contract/profile/user.ts';

export interface ProfileState {
  user: UserInfo | null;
  session: SessionInfo | null;
}

export const profileStore = createStore<ProfileState>()(() => ({ user: null, session: null }));

/** Signed in means that the profile's id is not zero. */
export function isSignedIn(state: ProfileState = profileStore.getState()): boolean {
  return state.user !== null && state.user.id !== 0;
}

export function setProfile(user: UserInfo | null, session: SessionInfo | null): void {
  profileStore.setState({ user, session });
}

/** Sets the figures of a refresh; ignored once the player has signed out meanwhile. */
export function applyRefresh(fresh: CallData<typeof refreshData>): void {
  profileStore.setState(({ user }) => {
    if (!user) return {};
    const { session, ...figures } = fresh;
    return { user: { ...user, ...figures }, session };
  });
}

/** The balance as another call has just answered it. */
export function applyBalance(coin: Cents): void {
  profileStore.setState(({ user }) => (user ? { user: { ...user, coin } } : {}));
}
