import { after } from '../platform/clock.ts';
import { navigate } from '../platform/navigation.ts';
import { isAuthAddress, paths } from '../platform/paths.ts';
import { connectionStore } from '../session/calls/connection-store.ts';
import { isSignedIn } from '../session/player/profile-store.ts';
import { consumeWantedAddress } from '../session/sign-in/wanted-address.ts';
import { pageStore } from './page-store.ts';
import { recheckPage } from './pages.ts';
import { runPreflight } from './preflight.ts';
import { retryPreflight } from './preflight-retry.ts';
import { loadForMember } from './reactions.ts';

/** Retries the preflight until the server has answered, and applies its answer. */
export function startPreflight(): void {
  let wasSignedIn = false;
  retryPreflight({
    check() {
      wasSignedIn = isSignedIn();
      return runPreflight().then(
        () => true,
        () => false,
      );
    },
    onAnswer: () => void showWhatIsKnown(wasSignedIn),
    readState: connectionStore.getState,
    onFailed: (work) =>
      connectionStore.subscribe((now, before) => {
        if (now.hasPreflightFailed && !before.hasPreflightFailed) work();
      }),
    onWanted(work) {
      addEventListener('online', work);
      connectionStore.subscribe((now, before) => {
        if (now.wishes !== before.wishes) work();
      });
    },
    after,
  });
}

async function showWhatIsKnown(wasSignedIn: boolean): Promise<void> {
  loadForMember();
  // The guard had rejected a member who could not be verified.
  const isAtAuthPage = isAuthAddress(pageStore.getState().path, [
    paths.authBind,
    paths.authSetPassword,
    paths.authSocial,
  ]);
  if (isSignedIn() && !wasSignedIn && isAtAuthPage) navigate(consumeWantedAddress(), { replace: true });
  else await recheckPage();
}
