import { tokenStore } from '../../platform/token-store.ts';
import { connectionStore } from '../calls/connection-store.ts';
import { isSignedIn } from './profile-store.ts';

/**
 * Whether there is a session that the server could not verify yet: not a guest, and not a member whose pages can be
 * shown. The next preflight that is answered settles it.
 */
export function isSessionUnverified(): boolean {
  return tokenStore.read() !== null && !isSignedIn() && connectionStore.getState().hasPreflightFailed;
}
