import { navigate } from '../platform/navigation.ts';
import { activityAccess, runningActivity } from '../session/activity-access.ts';
import { setOverlayGate } from '../session/overlay-store.ts';
import { isSignedIn } from '../session/profile-store.ts';
import { savedAccount } from '../session/saved-account.ts';
import { rememberWantedAddress } from '../session/wanted-address.ts';
import { loginAddress } from './guard.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { pageStore } from './page-store.ts';

/**
 * An overlay of a members-only activity sends a guest to sign-in and back, whichever caller opens it. One whose
 * activity does not run opens all the same, and says so itself.
 */
export function startOverlayGate(): void {
  setOverlayGate((name) => {
    const id = OVERLAY_RULES[name]?.activity;
    if (id === undefined || activityAccess(runningActivity(id), isSignedIn()) !== 'signIn') return true;
    rememberWantedAddress(pageStore.getState().address);
    navigate(loginAddress(savedAccount() !== null));
    return false;
  });
}
