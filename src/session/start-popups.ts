import { createStore } from 'zustand/vanilla';
import type { Activity } from '../../contract/config/app-config.ts';
import { ActivityId } from '../../contract/ids.ts';
import { type KeyValues, sessionKeys } from '../platform/key-values.ts';
import { paths } from '../platform/paths.ts';
import { activityStore } from './activity-store.ts';
import { ageAnswerStore } from './age-answer.ts';
import { ageGateOf } from './age-gate.ts';
import { configStore } from './config-store.ts';
import type { GuideGateParts } from './guide-gate.ts';
import type { PlainOverlayName } from './overlay-props.ts';
import { openOverlay, overlayStore } from './overlay-store.ts';
import { preferencesStore } from './preferences-store.ts';
import { isSignedIn, profileStore } from './profile-store.ts';
import { redDotStore } from './red-dot-store.ts';

/** What a start finds. */
export interface StartSituation {
  readonly activityMap: Readonly<Record<string, Activity>>;
  readonly isMember: boolean;
  /** All that the player has ever deposited. */
  readonly totalRecharge: number;
  /** `loginBonus3CanReceive`: the calendar has something for this day. */
  readonly canSignIn: boolean;
}

/** What opens by itself while its activity runs and is marked to. */
export interface StartPopup {
  readonly activity: ActivityId;
  readonly overlay: PlainOverlayName;
  isDue(now: StartSituation): boolean;
}

/** The specification's order; what it does not name comes last. */
const ORDER: readonly ActivityId[] = [
  ActivityId.download,
  ActivityId.firstDepositTips,
  ActivityId.notice,
  ActivityId.firstDeposit,
  ActivityId.inviteUserSpin,
  ActivityId.freeLoginBonus,
];

/** Only what the platform has marked to open by itself, and only for whom it may show it. */
function opensItself({ activityMap, isMember }: StartSituation, id: number): boolean {
  const activity = activityMap[String(id)];
  return activity?.type === 1 && (isMember || activity.unloginShowStatus !== 0);
}

/** What of the features' popups opens by itself at a start, one after the other; the notices only where the tips do not. */
export function planStartPopups(popups: readonly StartPopup[], now: StartSituation): StartPopup[] {
  const due = popups.filter((popup) => popup.isDue(now) && opensItself(now, popup.activity));
  const hasTips = due.some(({ activity }) => activity === ActivityId.firstDepositTips);
  return due
    .filter(({ activity }) => !(hasTips && activity === ActivityId.notice))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

const placeOf = ({ activity }: StartPopup): number => {
  const place = ORDER.indexOf(activity);
  return place < 0 ? ORDER.length : place;
};

/** Once in a visit each, whether or not it was read. */
const seenKey = (id: number) => `popup_${id}`;

/** Whether the popup of an activity has been open in this visit. */
export const hasPopupOpened = (id: ActivityId, keys: KeyValues = sessionKeys): boolean =>
  keys.get(seenKey(id)) !== null;

/** The lobby is seen before anything lies over it. */
export const POPUP_MS = 1_600;

interface StartPopupState {
  /** Nothing more opens by itself: all that was due has been open, or the player went to another page. */
  readonly isFinished: boolean;
}

export const startPopupStore = createStore<StartPopupState>()(() => ({ isFinished: false }));

/**
 * Opens what a start brings, in the lobby and with nothing above it, one after the other. Whoever leaves the lobby has
 * ended it; a sign-in or a sign-out begins it anew, with what that visitor has not seen. @returns what stops it.
 */
export function startStartPopups(
  parts: GuideGateParts,
  popups: readonly StartPopup[],
  keys: KeyValues = sessionKeys,
): () => void {
  let cancel: (() => void) | null = null;
  let visitor = profileStore.getState().user?.id ?? 0;
  let hasBegun = false;
  let hasLeft = false;
  const isReady = () => {
    const { config } = configStore.getState();
    if (parts.path() !== paths.home || overlayStore.getState().stack.length > 0 || !config) return false;
    return (
      activityStore.getState().isLoaded &&
      ageGateOf(config, ageAnswerStore.getState().answer, paths.home) === null
    );
  };
  const next = (): StartPopup | undefined => {
    if (!preferencesStore.getState().areOffersShown) return undefined;
    const { activityMap, loginBonus3CanReceive } = activityStore.getState();
    const now = {
      activityMap,
      isMember: isSignedIn(),
      totalRecharge: profileStore.getState().user?.totalRecharge ?? 0,
      // A member's start asks for the badges and not for this flag, which says the same.
      canSignIn: loginBonus3CanReceive || redDotStore.getState().signInFlag,
    };
    return planStartPopups(popups, now).find(({ activity }) => keys.get(seenKey(activity)) === null);
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
    keys.set(seenKey(popup.activity), '1');
    openOverlay(popup.overlay);
  };
  const meet = () => {
    const id = profileStore.getState().user?.id ?? 0;
    if (id !== visitor) {
      visitor = id;
      hasBegun = false;
      hasLeft = false;
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
  readonly onStart: (parts: GuideGateParts) => void;
}

/** What waits for the first complete screen: the popups, and what the features listen to from then on. */
export function startLate(parts: GuideGateParts, modules: Readonly<Record<string, LateModule>>): void {
  const all = Object.values(modules);
  for (const { onStart } of all) onStart(parts);
  startStartPopups(
    parts,
    all.flatMap(({ startPopups }) => startPopups),
  );
}
