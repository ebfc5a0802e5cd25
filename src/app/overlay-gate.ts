import { navigate } from '../platform/navigation.ts';
import { paths } from '../platform/paths.ts';
import { activityAccess, runningActivity } from '../session/config/activity-access.ts';
import { isInMaintenance } from '../session/config/config-store.ts';
import { openOverlay, setOverlayGate } from '../session/overlays/overlay-store.ts';
import { isSignedIn } from '../session/player/profile-store.ts';
import { restrictionOn } from '../session/player/restrictions.ts';
import { savedAccount } from '../session/player/saved-account.ts';
import { rememberWantedAddress } from '../session/sign-in/wanted-address.ts';
import { loginAddress } from './guard.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { pageStore } from './page-store.ts';

/**
 * An overlay of a members-only activity sends a guest to sign-in and back, whichever caller opens it. One whose
 * activity does not run opens all the same, and says so itself. In place of one that offers what a restriction forbids
 * the status opens, and during a maintenance its page.
 */
export function startOverlayGate(): void {
  setOverlayGate((name) => {
    const { activity: id, offers } = OVERLAY_RULES[name] ?? {};
    if (offers && isInMaintenance()) {
      navigate(paths.maintenance);
      return false;
    }
    if (offers && restrictionOn(offers)) {
      openOverlay('restriction');
      return false;
    }
    if (id === undefined || activityAccess(runningActivity(id), isSignedIn()) !== 'signIn') return true;
    rememberWantedAddress(pageStore.getState().address);
    navigate(loginAddress(savedAccount() !== null));
    return false;
  });
}
