import { createStore } from 'zustand/vanilla';
import { type KeyValues, sessionKeys } from '../platform/key-values.ts';
import type { GuideGateParts } from './guide-gate.ts';
import { openOverlay, overlayStore } from './overlay-store.ts';
import { isSignedIn, profileStore } from './profile-store.ts';
import { onSignedOut } from './sign-out.ts';

/** Stored in the tab: a reload between the registration and the page must not lose it. */
const KEY = 'safer_play';
/** The page is seen before anything lies over it, and this comes before the tour and every offer. */
export const SAFER_PLAY_MS = 500;

const wantedStore = createStore<{ isWanted: boolean }>()(() => ({ isWanted: false }));

/** An account has just been opened: limits, breaks and help are shown once. */
export function offerSaferPlay(keys: KeyValues = sessionKeys): void {
  keys.set(KEY, '1');
  wantedStore.setState({ isWanted: true });
}

/** Opens it where the newcomer arrives, with nothing above the page. @returns what stops it. */
export function syncSaferPlay(
  { after }: Pick<GuideGateParts, 'after'>,
  keys: KeyValues = sessionKeys,
): () => void {
  let cancel: (() => void) | null = null;
  wantedStore.setState({ isWanted: keys.get(KEY) !== null });
  const isDue = () =>
    wantedStore.getState().isWanted && isSignedIn() && overlayStore.getState().stack.length === 0;
  const open = () => {
    cancel = null;
    if (!isDue()) return;
    // Cleared as it opens: a page that is closed meanwhile counts as seen.
    keys.remove(KEY);
    wantedStore.setState({ isWanted: false });
    openOverlay('safer-play');
  };
  const update = () => {
    if (isDue()) cancel ??= after(SAFER_PLAY_MS, open);
    else {
      cancel?.();
      cancel = null;
    }
  };
  const stops = [
    wantedStore.subscribe(update),
    profileStore.subscribe(update),
    overlayStore.subscribe(update),
    onSignedOut(() => {
      keys.remove(KEY);
      wantedStore.setState({ isWanted: false });
    }),
    () => cancel?.(),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
