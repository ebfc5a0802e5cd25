import { MaintenanceStatus } from '../../contract/ids.ts';
import { onCallFailure } from '../platform/http/call-server.ts';
import { loadMessages, t } from '../platform/i18n.ts';
import { localKeys } from '../platform/key-values.ts';
import { hasNavigator, navigate } from '../platform/navigation.ts';
import { paths } from '../platform/paths.ts';
import { tokenStore } from '../platform/token-store.ts';
import { configStore, isInMaintenance } from '../session/config/config-store.ts';
import { openOverlay } from '../session/overlays/overlay-store.ts';
import { isSignedIn } from '../session/player/profile-store.ts';
import { savedAccount } from '../session/player/saved-account.ts';
import { loadSessionEndText } from '../session/sign-in/session-end-text.ts';
import { endSession, onSignedOut, signOut } from '../session/sign-in/sign-out.ts';
import { rememberWantedAddress } from '../session/sign-in/wanted-address.ts';
import { toast } from '../ui/toast.ts';
import { loginAddress } from './guard.ts';
import { pageStore } from './page-store.ts';
import { recheckPage } from './pages.ts';
import { SNAPSHOT_KEY } from './snapshot/snapshot.ts';

/** What the app does about failed calls, whichever feature made them. */
export function reactToFailures(): void {
  onCallFailure((failure, call, options) => {
    // A game frame's own token is not the player's session.
    if (failure.key === 'sessionEnded' && !call.ignores401 && !options.token && tokenStore.read())
      endSession(failure);
    if (failure.key === 'maintenance') showMaintenance();
    if (failure.key === 'timeout' && !options.isSilent) void publishTimeout();
  });
}

/** The guard leads in and out of the maintenance page, whichever part detected the change. */
export function reactToMaintenance(): void {
  configStore.subscribe((now, before) => {
    if (isInMaintenance(now) !== isInMaintenance(before)) void recheckPage();
  });
}

async function publishTimeout(): Promise<void> {
  await loadMessages('error');
  openOverlay('tips', { text: t('error.timeout') });
}

/** Signing out leads to the sign-in page, or says why when another tab did it. */
export function reactToSignOut(): void {
  tokenStore.onRemovedElsewhere(() => {
    if (isSignedIn()) signOut('elsewhere');
  });
  onSignedOut((reason) => {
    localKeys.remove(SNAPSHOT_KEY);
    void refresh(({ loadActivities }) => [loadActivities()]);
    if (reason === 'chosen') {
      toast(t('shell.session.signedOut'));
      navigate(paths.home);
      return;
    }
    if (reason === 'ended') void loadSessionEndText().then((text) => toast(text));
    else toast(t('shell.session.elsewhere'));
    // Before the first page its guard decides, and remembers what was wanted.
    if (!hasNavigator()) return;
    const { route, address } = pageStore.getState();
    if (route?.guard === 'login') rememberWantedAddress(address);
    if (reason === 'ended') navigate(loginAddress(savedAccount() !== null));
    else void recheckPage();
  });
}

/** Loads what only members have, after the preflight or a sign-in. */
export function loadForMember(): void {
  void refresh(({ loadActivities, loadMemberInfo, loadRedDots }) =>
    isSignedIn() ? [loadMemberInfo(), loadRedDots()] : [loadActivities()],
  );
}

/** Its calls are none of the first page's. What cannot be had now comes with the next beat. */
async function refresh(
  load: (calls: typeof import('../session/player/refresh.ts')) => readonly Promise<void>[],
): Promise<void> {
  try {
    await Promise.allSettled(load(await import('../session/player/refresh.ts')));
  } catch {
    // Its chunk did not come.
  }
}

function showMaintenance(): void {
  configStore.setState(({ config }) =>
    config && config.maintenance.status !== MaintenanceStatus.closed
      ? { config: { ...config, maintenance: { status: MaintenanceStatus.closed, until: null } } }
      : {},
  );
}
