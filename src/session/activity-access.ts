import type { Activity } from '../../contract/config/app-config.ts';
import type { ActivityId } from '../../contract/ids.ts';
import { activityStore } from './activity-store.ts';
import { configStore } from './config-store.ts';

/** The activity, or null when it does not run. Until the visit's own list has come the config's is asked. */
export function runningActivity(id: ActivityId): Activity | null {
  const { isLoaded, activityMap } = activityStore.getState();
  const known = isLoaded ? activityMap : configStore.getState().config?.activities;
  return known?.[String(id)] ?? null;
}

/** `signIn`: it runs, but only members may look. */
export type ActivityAccess = 'open' | 'signIn' | 'closed';

export function activityAccess(activity: Activity | null, isSignedIn: boolean): ActivityAccess {
  if (!activity) return 'closed';
  return isSignedIn || activity.unloginShowStatus !== 0 ? 'open' : 'signIn';
}
