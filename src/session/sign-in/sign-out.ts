import { clearPendingRequests } from '../../platform/pending-keys.ts';
import { unsubscribeDevice } from '../../platform/push/unsubscribe-device.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { clearActivities } from '../config/activity-store.ts';
import { clearGameData } from '../player/game-data-store.ts';
import { setProfile } from '../player/profile-store.ts';
import { clearRedDots } from '../player/red-dot-store.ts';
import { sessionEndOf, sessionEndStore } from './session-end.ts';

/** Why the session ended: by the player, by the server, or in another tab. */
export type SignOutReason = 'chosen' | 'ended' | 'elsewhere';

type Listener = (reason: SignOutReason) => void;
const listeners = new Set<Listener>();

/** A feature's store clears itself here. @returns the function that stops listening */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server has rejected the token; the sign-in page shows the reason. */
export function endSession(refusal: unknown): void {
  sessionEndStore.setState({ end: sessionEndOf(refusal) });
  signOut('ended');
}

/** Deletes everything that belongs to the player, then notifies every feature to do the same. */
export function signOut(reason: SignOutReason): void {
  tokenStore.clear();
  setProfile(null, null);
  clearGameData();
  clearActivities();
  clearRedDots();
  // Another player of this device must never be shown, or repeat, these.
  if (reason === 'chosen') {
    clearPendingRequests();
    // Here and not in a listener: features listen from the first complete screen on, a player may leave before it.
    void unsubscribeDevice();
  }
  for (const listener of listeners) listener(reason);
}
