import { pendingRequests } from '../../platform/pending-requests.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import type { SpinRequest } from './spin-store.ts';

// With the player's id in its name, no other player of this device ever repeats a request.
const kind = () => `actInviteUserSpin:${profileStore.getState().user?.id}`;

/** Before it is sent, so that a reload in mid-spin asks for the same result again. */
export function saveSpin({ requestId, ...order }: SpinRequest): void {
  pendingRequests.remember(kind(), requestId, order);
}

/** A spin whose result has not been shown; null without one. */
export function savedSpin(): SpinRequest | null {
  const saved = pendingRequests.list(kind())[0];
  if (!saved) return null;
  const { clientSeed, commit } = saved.body as Omit<SpinRequest, 'requestId'>;
  return { requestId: saved.id, clientSeed, commit };
}

/** After its result was shown, or when it is certain that it was not made. */
export const deleteSpin = ({ requestId }: SpinRequest): void => pendingRequests.forget(requestId);
