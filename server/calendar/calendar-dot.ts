import { ActivityId } from '../../contract/ids.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import type { Context } from '../context.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { readDoors } from './calendar-queries.ts';
import { calendarStateOf, daysNeeded } from './calendar-rules.ts';

/** Whether the door of this day waits: `loginBonus3CanReceive` and the flag `signInFlag`. */
export async function canOpenDoor(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  playerId: string,
): Promise<boolean> {
  const now = context.clock.now();
  const [isRunning, opened, isOffered] = await Promise.all([
    isActivityRunning(context.sql, ActivityId.freeLoginBonus, now),
    readDoors(context.sql, playerId, daysNeeded(now)),
    mayBeOffered(context, playerId),
  ]);
  return isRunning && isOffered && !calendarStateOf(opened, now).isOpened;
}
