import type { Activity } from '../../contract/config/app-config.ts';
import type { ActivityId } from '../../contract/ids.ts';
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
