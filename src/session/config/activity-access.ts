import type { Activity } from '../../../contract/config/app-config.ts';
import { type ActivityId, ClickType } from '../../../contract/ids.ts';
import { activityStore } from './activity-store.ts';
import { configStore } from './config-store.ts';

/** The activity, or null when it does not run. Until the session's own list is loaded the config's is used. */
export function runningActivity(id: ActivityId): Activity | null {
  const { isLoaded, activityMap } = activityStore.getState();
  const known = isLoaded ? activityMap : configStore.getState().config?.activities;
  return known?.[String(id)] ?? null;
}

/** `signIn`: it runs, but only for members. */
export type ActivityAccess = 'open' | 'signIn' | 'closed';

export function activityAccess(activity: Activity | null, isSignedIn: boolean): ActivityAccess {
  if (!activity) return 'closed';
  return isSignedIn || activity.unloginShowStatus !== 0 ? 'open' : 'signIn';
}

/** Those that stand in the list of a visitor, in the platform's order. One that leads to another of them is that one. */
export function listActivities(
  map: Readonly<Record<string, Activity>>,
  isSignedIn: boolean,
): readonly Activity[] {
  const shown = Object.values(map).filter((activity) => activityAccess(activity, isSignedIn) === 'open');
  const ids = new Set(shown.map(({ id }) => String(id)));
  return shown
    .filter(
      ({ id, clickType, clickAction }) =>
        clickType !== ClickType.activity || clickAction === String(id) || !ids.has(clickAction),
    )
    .sort((a, b) => a.sort - b.sort || a.id - b.id);
}
