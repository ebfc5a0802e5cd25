import type { Activity } from '../../contract/entities/config.ts';
import { ActivityId } from '../../contract/ids.ts';
import { type KeyValues, sessionKeys } from '../platform/key-values.ts';
import { activityStore } from './activity-store.ts';
import { ageAnswerStore } from './age-answer.ts';
import { ageGateOf } from './age-gate.ts';
import { configStore } from './config-store.ts';
import type { GuideGateParts } from './guide-gate.ts';
import { openOverlay, overlayStore } from './overlay-store.ts';
import { preferencesStore } from './preferences-store.ts';
import { isSignedIn, profileStore } from './profile-store.ts';

interface Situation {
  readonly activityMap: Readonly<Record<string, Activity>>;
  readonly isMember: boolean;
  /** All that the player has ever deposited. */
  readonly totalRecharge: number;
}

/** Only what the house has marked to open by itself, and only for whom it may show it. */
function opensItself({ activityMap, isMember }: Situation, id: number): boolean {
  const activity = activityMap[String(id)];
  return activity?.type === 1 && (isMember || activity.unloginShowStatus !== 0);
}

/** What opens by itself at a start, one after the other: tips only before the first deposit, then its offer. */
export function planStartPopups(now: Situation): number[] {
  const isFirst = now.totalRecharge === 0;
  return [ActivityId.firstDepositTips, ActivityId.firstDeposit].filter(
    (id) => isFirst && opensItself(now, id),
  );
}

const OVERLAY_OF: Readonly<Record<number, string>> = {
  [ActivityId.firstDepositTips]: 'first-deposit-tips',
  [ActivityId.firstDeposit]: 'first-deposit',
};

/** Once in a visit each, whether or not it was read. */
const seenKey = (id: number) => `popup_${id}`;

/** The lobby is seen before anything lies over it. */
export const POPUP_MS = 1_600;

/** Opens what a start brings, in the lobby and with nothing above it. @returns what stops it. */
export function keepStartPopups(parts: GuideGateParts, keys: KeyValues = sessionKeys): () => void {
  let cancel: (() => void) | null = null;
  const next = (): number | undefined => {
    const { config } = configStore.getState();
    const { isLoaded, activityMap } = activityStore.getState();
    const { user } = profileStore.getState();
    if (parts.path() !== '/' || overlayStore.getState().stack.length > 0 || !isLoaded || !config) return;
    if (ageGateOf(config, ageAnswerStore.getState().answer, '/') !== null) return;
    if (!preferencesStore.getState().areOffersShown) return;
    const now = { activityMap, isMember: isSignedIn(), totalRecharge: user?.totalRecharge ?? 0 };
    return planStartPopups(now).find((id) => keys.get(seenKey(id)) === null);
  };
  const update = () => {
    if (next() === undefined) {
      cancel?.();
      cancel = null;
    } else cancel ??= parts.after(POPUP_MS, open);
  };
  const open = () => {
    cancel = null;
    const id = next();
    if (id === undefined) return;
    keys.set(seenKey(id), '1');
    openOverlay(OVERLAY_OF[id] ?? '');
  };
  const stops = [
    activityStore.subscribe(update),
    profileStore.subscribe(update),
    configStore.subscribe(update),
    ageAnswerStore.subscribe(update),
    overlayStore.subscribe(update),
    parts.whenPathChanges(update),
    () => cancel?.(),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
