import { createStore } from 'zustand/vanilla';
import type { Activity } from '../../../contract/config/app-config.ts';
import { type Cents, NO_CENTS } from '../../../contract/money.ts';

export interface ActivityState {
  /** By id. Guests have those that anybody may see. */
  activityMap: Readonly<Record<string, Activity>>;
  activityIds: readonly number[];
  hasTurntable: boolean;
  totalRecharge: Cents;
  loginBonus3CanReceive: boolean;
  isLoaded: boolean;
}

const NO_ACTIVITIES: ActivityState = {
  activityMap: {},
  activityIds: [],
  hasTurntable: false,
  totalRecharge: NO_CENTS,
  loginBonus3CanReceive: false,
  isLoaded: false,
};

export const activityStore = createStore<ActivityState>()(() => NO_ACTIVITIES);

export function clearActivities(): void {
  activityStore.setState(NO_ACTIVITIES, true);
}
