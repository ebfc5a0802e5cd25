import * as z from 'zod/mini';
import { CALENDAR_DAYS } from '../../contract/calendar/calendar-calls.ts';
import { REWARD_KINDS } from '../../contract/rewards/reward-ids.ts';
import { configEntry } from '../config-entry.ts';
import { POINTS_PROP } from '../rewards/public/reward-accounts.ts';
import { givenRewardSchema } from '../rewards/public/reward-cost.ts';

const pointsReward = (count: number) => ({ propId: POINTS_PROP, count });

/** What each of the seven doors gives; never money at once. */
export const signInCalendarConfig = configEntry(
  'signInCalendar',
  z
    .array(z.array(givenRewardSchema).check(z.minLength(1), z.maxLength(2)))
    .check(z.refine((doors) => doors.length === CALENDAR_DAYS, { error: `${CALENDAR_DAYS} doors` })),
  [
    [pointsReward(50)],
    [pointsReward(60)],
    [pointsReward(80)],
    [pointsReward(100)],
    [pointsReward(120)],
    [pointsReward(150)],
    [pointsReward(200), { propId: REWARD_KINDS.diamonds.from, count: 1 }],
  ],
  { movesMoney: true },
);
