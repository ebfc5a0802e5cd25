import { createStore } from 'zustand/vanilla';
import { type KeyValues, localKeys } from '../../platform/key-values.ts';
import { paths } from '../../platform/paths.ts';
import type { GuideGateDependencies } from '../gates/guide-gate.ts';
import { isSignedIn, profileStore } from '../player/profile-store.ts';
import { onSignedOut } from '../sign-in/sign-out.ts';
import { onOverlayRead, openOverlay, overlayStore } from './overlay-store.ts';

/** Holds the newcomer's id until they have closed the sheet: neither a reload nor an ended session must lose it. */
const KEY = 'safer_play';
const OVERLAY = 'safer-play';
/** The page is seen before anything lies over it, and this comes before every offer. */
export const SAFER_PLAY_MS = 500;
/** The forms that open an account: the newcomer is about to be led away from them. */
const FORMS: readonly string[] = [paths.authRegister, paths.authLogin, paths.authSocial];

/** Whom the sheet is for; an empty text for nobody. */
const newcomerStore = createStore<{ id: string }>()(() => ({ id: '' }));

/** An account has just been opened, and its owner is signed in: limits, breaks and help are shown once. */
export function offerSaferPlay(keys: KeyValues = localKeys): void {
  const id = String(profileStore.getState().user?.id ?? '');
  keys.set(KEY, id);
  newcomerStore.setState({ id });
}

/** Whether the player still has to read it; what would come by itself waits meanwhile. */
export function isSaferPlayUnread(): boolean {
  const { user } = profileStore.getState();
  return isSignedIn() && newcomerStore.getState().id === String(user?.id);
}

/** Calls back when that may have changed. @returns what stops it */
export const onSaferPlayChange = (listener: () => void): (() => void) => newcomerStore.subscribe(listener);

/** Opens it where the newcomer arrives, with nothing above the page, until they close it. @returns what stops it. */
export function syncSaferPlay(
  { path, onPathChange, after }: GuideGateDependencies,
  keys: KeyValues = localKeys,
): () => void {
  let cancel: (() => void) | null = null;
  /** A page that could not show it does not try for ever: the next one does. */
  let openedOn: string | null = null;
  newcomerStore.setState({ id: keys.get(KEY) ?? '' });
  const isDue = () =>
    isSaferPlayUnread() &&
    overlayStore.getState().stack.length === 0 &&
    path() !== openedOn &&
    !FORMS.includes(path());
  const open = () => {
    cancel = null;
    if (!isDue()) return;
    openedOn = path();
    openOverlay(OVERLAY);
  };
  const drop = () => {
    cancel?.();
    cancel = null;
  };
  const update = () => {
    if (isDue()) cancel ??= after(SAFER_PLAY_MS, open);
    else drop();
  };
  const clear = () => {
    keys.remove(KEY);
    openedOn = null;
    newcomerStore.setState({ id: '' });
  };
  const stops = [
    newcomerStore.subscribe(update),
    profileStore.subscribe(update),
    overlayStore.subscribe(update),
    onPathChange(update),
    onOverlayRead(({ name }) => {
      if (name === OVERLAY) clear();
    }),
    onSignedOut((reason) => {
      // An ended session goes on after signing in again.
      if (reason === 'chosen') clear();
    }),
    drop,
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
