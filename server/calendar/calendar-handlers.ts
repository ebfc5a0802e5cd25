import type { loginBonus3User, loginBonus3UserReceive } from '../../contract/calendar/calendar-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { assertActivityRuns, isActivityRunning } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { signInCalendarConfig } from './calendar-config.ts';
import { insertMissingDoor, readDoors } from './calendar-queries.ts';
import { calendarStateOf, daysNeeded } from './calendar-rules.ts';

const readCalendar: Handler<typeof loginBonus3User> = async (_body, request) => {
  const { context } = request;
  const { id } = memberOf(request);
  const { sql, clock } = context;
  const now = clock.now();
  if (!(await isActivityRunning(sql, ActivityId.freeLoginBonus, now)))
    throw new CallError('activityClosed', 'the calendar does not run');
  const [doors, opened, isOffered] = await Promise.all([
    readConfig(sql, signInCalendarConfig),
    readDoors(sql, id, daysNeeded(now)),
    mayBeOffered(context, id),
  ]);
  const { place: today, isOpened, nextAt } = calendarStateOf(opened, now);
  return {
    doors: doors.map((rewards, index) => {
      const place = index + 1;
      const isClaimed = place < today || (place === today && isOpened);
      return {
        place,
        rewards: rewards.map((one) => ({ ...one })),
        state: isClaimed ? 'claimed' : place === today ? 'open' : 'shut',
      };
    }),
    canClaim: isOffered && !isOpened,
    nextAt,
  };
};

const openCalendarDoor: Handler<typeof loginBonus3UserReceive> = ({ requestId }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'loginBonus3UserReceive', requestId, body: {} };
  return claimRewards(request.context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.freeLoginBonus, now);
    const doors = await readConfig(tx, signInCalendarConfig);
    const { day, place } = calendarStateOf(await readDoors(tx, playerId, daysNeeded(now)), now);
    if (!(await insertMissingDoor(tx, playerId, { day, place })))
      throw new CallError('rewardClaimed', `the door of ${day} was opened before`);
    return [{ source: 'loginBonus', key: day, rewards: doors[place - 1] ?? [] }];
  });
};

export const calendarHandlers = { loginBonus3User: readCalendar, loginBonus3UserReceive: openCalendarDoor };
