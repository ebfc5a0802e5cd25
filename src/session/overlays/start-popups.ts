import { createStore } from 'zustand/vanilla';
import type { ActivityId } from '../../../contract/ids.ts';
import { type KeyValues, sessionKeys } from '../../platform/key-values.ts';
import { paths } from '../../platform/paths.ts';
import { activityStore } from '../config/activity-store.ts';
import { configStore } from '../config/config-store.ts';
import { preferencesStore } from '../config/preferences-store.ts';
import { ageAnswerStore } from '../gates/age-answer.ts';
import { ageGateOf } from '../gates/age-gate.ts';
import type { GuideGateDependencies } from '../gates/guide-gate.ts';
import { isSignedIn, profileStore } from '../player/profile-store.ts';
import { redDotStore } from '../player/red-dot-store.ts';
import type { OverlayName } from './overlay-props.ts';
import { onOverlayRead, openOverlay, overlayStore } from './overlay-store.ts';
import { isSaferPlayUnread, onSaferPlayChange } from './safer-play.ts';
import { planStartPopups, type StartPopup } from './start-popup-plan.ts';

/** Once in a visit each: as soon as its reader has closed it. */
const readKey = (id: number) => `popup_${id}`;
/** Holds the session of a registration in which the one popup that it may have was read. */
const NEWCOMER_KEY = 'popup_of_newcomer';

/** Whether the popup of an activity was read in this visit. */
export const hasReadPopup = (id: ActivityId, keys: KeyValues = sessionKeys): boolean =>
  keys.get(readKey(id)) !== null;

/** The session that a registration began; null in all later ones. */
function newcomerSession(): string | null {
  const { session } = profileStore.getState();
  return session?.lastSignInAt === null ? session.id : null;
}

/** The lobby is seen before anything lies over it. */
export const POPUP_MS = 1_600;

interface StartPopupState {
  /** Nothing more opens by itself: all that was due has been open, or the player went to another page. */
  readonly isFinished: boolean;
}

export const startPopupStore = createStore<StartPopupState>()(() => ({ isFinished: false }));

/**
 * Opens what a start brings, in the lobby and with nothing above it, one after the other; in the session of a registration
 * only the first of them, after what a newcomer has to read. Whoever leaves the lobby has ended it; a sign-in or a
 * sign-out begins it anew, with what that visitor has not read. @returns what stops it.
 */
export function startStartPopups(
  parts: GuideGateDependencies,
  popups: readonly StartPopup[],
  keys: KeyValues = sessionKeys,
): () => void {
  let cancel: (() => void) | null = null;
  let visitor = profileStore.getState().user?.id ?? 0;
  let hasBegun = false;
  let hasLeft = false;
  /** Since this start: one that went unread comes at the next. */
  const opened = new Set<ActivityId>();
  const isReady = () => {
    const { config } = configStore.getState();
    if (parts.path() !== paths.home || overlayStore.getState().stack.length > 0 || !config) return false;
    if (isSaferPlayUnread()) return false;
    return (
      activityStore.getState().isLoaded &&
      ageGateOf(config, ageAnswerStore.getState().answer, paths.home) === null
    );
  };
  const next = (): StartPopup | undefined => {
    if (!preferencesStore.getState().areOffersShown) return undefined;
    const newcomer = newcomerSession();
    if (newcomer !== null && (opened.size > 0 || keys.get(NEWCOMER_KEY) === newcomer)) return undefined;
    const { activityMap, loginBonus3CanReceive } = activityStore.getState();
    const now = {
      activityMap,
      isMember: isSignedIn(),
      totalRecharge: profileStore.getState().user?.totalRecharge ?? 0,
      // A member's start asks for the red dots and not for this flag, which says the same.
      canSignIn: loginBonus3CanReceive || redDotStore.getState().signInFlag,
    };
    return planStartPopups(popups, now).find(
      ({ activity }) => !opened.has(activity) && !hasReadPopup(activity, keys),
    );
  };
  const drop = () => {
    cancel?.();
    cancel = null;
  };
  const update = () => {
    if (hasBegun && parts.path() !== paths.home) hasLeft = true;
    if (hasLeft || !isReady()) drop();
    else if (next() !== undefined) {
      hasBegun = true;
      cancel ??= parts.after(POPUP_MS, open);
    } else drop();
    const isFinished = hasLeft || (isReady() && next() === undefined);
    if (isFinished !== startPopupStore.getState().isFinished) startPopupStore.setState({ isFinished });
  };
  const open = () => {
    cancel = null;
    const popup = isReady() ? next() : undefined;
    if (!popup) return;
    opened.add(popup.activity);
    openOverlay(popup.overlay);
  };
  const note = ({ name }: { readonly name: OverlayName }) => {
    const popup = popups.find(({ overlay }) => overlay === name);
    if (!popup) return;
    keys.set(readKey(popup.activity), '1');
    const newcomer = newcomerSession();
    if (newcomer !== null && opened.has(popup.activity)) keys.set(NEWCOMER_KEY, newcomer);
  };
  const meet = () => {
    const id = profileStore.getState().user?.id ?? 0;
    if (id !== visitor) {
      visitor = id;
      hasBegun = false;
      hasLeft = false;
      opened.clear();
    }
    update();
  };
  const stops = [
    activityStore.subscribe(update),
    profileStore.subscribe(meet),
    redDotStore.subscribe(update),
    configStore.subscribe(update),
    ageAnswerStore.subscribe(update),
    overlayStore.subscribe(update),
    onOverlayRead(note),
    onSaferPlayChange(update),
    parts.onPathChange(update),
    drop,
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}

/** What a manifest has for later. */
interface LateModule {
  readonly startPopups: readonly StartPopup[];
  readonly onStart: (parts: GuideGateDependencies) => void;
}

/** What waits for the first complete screen: the popups, and what the features listen to from then on. */
export function startLate(parts: GuideGateDependencies, modules: Readonly<Record<string, LateModule>>): void {
  const all = Object.values(modules);
  for (const { onStart } of all) onStart(parts);
  startStartPopups(
    parts,
    all.flatMap(({ startPopups }) => startPopups),
  );
}
