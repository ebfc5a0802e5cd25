import { use } from 'react';
import { useStore } from 'zustand';
import type { Activity } from '../../../contract/config/app-config.ts';
import { activityStore } from '../../session/activity-store.ts';
import { configStore } from '../../session/config-store.ts';
import { isSignedIn, profileStore } from '../../session/profile-store.ts';
import { SiteContext } from '../../session/site-context.ts';
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
  const site = use(SiteContext);
  const map = isLoaded ? own : common;
  if (!map) return null;
  return Object.values(map)
    .filter(({ unloginShowStatus }) => isMember || unloginShowStatus !== 0)
    .sort((a, b) => a.sort - b.sort || a.id - b.id)
    .map((activity) => ({ activity, target: targetOf(activity, map, site) }));
}
