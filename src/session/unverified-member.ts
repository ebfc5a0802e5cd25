import { tokenStore } from '../platform/token-store.ts';
import { connectionStore } from './connection-store.ts';
import { isSignedIn } from './profile-store.ts';

/**
 * Whether somebody holds a session of which the server could not be asked yet: not a guest, and nobody whose pages can be
 * shown. The next preflight that is answered settles it.
 */
export function isUnproven(): boolean {
  return tokenStore.read() !== null && !isSignedIn() && connectionStore.getState().hasPreflightFailed;
}
