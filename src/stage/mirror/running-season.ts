import { ActivityId } from '../../../contract/ids.ts';
import type { DressName } from '../../../scenes/ornaments/season-dress.ts';
import { runningActivity } from '../../session/config/activity-access.ts';

const SEASONS: readonly DressName[] = ['christmas', 'newYear', 'festival'];

/** The season whose activity runs, by the server's calendar; of several the one that the server lists first. */
export function runningSeason(): DressName | null {
  const running = SEASONS.flatMap((name) => {
    const activity = runningActivity(ActivityId[name]);
    return activity ? [{ name, sort: activity.sort }] : [];
  });
  return running.sort((a, b) => a.sort - b.sort)[0]?.name ?? null;
}
