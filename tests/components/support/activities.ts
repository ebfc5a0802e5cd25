import { MAX_TIME_MS } from '../../../contract/call.ts';
import type { Activity } from '../../../contract/config/app-config.ts';
import { getActivityIds } from '../../../contract/config/refresh-calls.ts';
import { ActivityId, ClickType } from '../../../contract/ids.ts';
import { NO_CENTS } from '../../../contract/money.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { server } from './server.ts';

/** Activities that run, for members only. */
const someActivities = (...names: (keyof typeof ActivityId)[]): Record<string, Activity> =>
  Object.fromEntries(
    names.map((name, index) => [
      String(ActivityId[name]),
      {
        id: ActivityId[name],
        type: 0,
        sort: index,
        title: name,
        clickType: ClickType.nothing,
        clickAction: '',
        unloginShowStatus: 0,
        themeUrl: '',
        startAt: 0,
        endAt: MAX_TIME_MS,
      },
    ]),
  );

/** These run, whatever the page asks for first: its config, or the member's own list. */
export function startActivities(...names: (keyof typeof ActivityId)[]): void {
  const activityMap = someActivities(...names);
  const state = {
    activityMap,
    activityIds: names.map((name) => ActivityId[name]),
    hasTurntable: false,
    totalRecharge: NO_CENTS,
    loginBonus3CanReceive: false,
  };
  server().answer(getActivityIds, state);
  activityStore.setState({ ...state, isLoaded: true });
}
