import { use } from 'react';
import { useStore } from 'zustand';
import type { Activity } from '../../../contract/config/app-config.ts';
import { listActivities } from '../../session/config/activity-access.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { BuildCapabilitiesContext } from '../../session/config/build-capabilities.ts';
import { configStore } from '../../session/config/config-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { type ActivityTarget, targetOf } from './activity-target.ts';

export interface ListedActivity {
  readonly activity: Activity;
  readonly target: ActivityTarget;
}

/** What runs for this visitor, in the platform's order; null until it is known. */
export function useActivities(): readonly ListedActivity[] | null {
  const isLoaded = useStore(activityStore, (state) => state.isLoaded);
  const own = useStore(activityStore, (state) => state.activityMap);
  const common = useStore(configStore, (state) => state.config?.activities);
  const isMember = useStore(profileStore, isSignedIn);
  const site = use(BuildCapabilitiesContext);
  const map = isLoaded ? own : common;
  if (!map) return null;
  return listActivities(map, isMember).map((activity) => ({
    activity,
    target: targetOf(activity, map, site),
  }));
}
