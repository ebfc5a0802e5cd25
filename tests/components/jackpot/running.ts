import type { Activity } from '../../../contract/config/app-config.ts';
import { getActivityIds } from '../../../contract/config/refresh-calls.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { NO_CENTS } from '../../../contract/money.ts';
import { server } from '../support/server.ts';

const JACKPOT: Activity = {
  id: ActivityId.luckyJackpot,
  type: 0,
  sort: 1,
  title: 'Lucky Jackpot',
  clickType: 0,
  clickAction: '',
  unloginShowStatus: 1,
  themeUrl: '',
  startAt: 1,
  endAt: 4_000_000_000_000,
};

/** The jackpot's activity as it runs; anybody may look. */
export const RUNNING = { [ActivityId.luckyJackpot]: JACKPOT };

/** The server says that the jackpot runs. A test's sign-out asks for this once more, and may be answered in the next test. */
export function answerRunning(): void {
  server().answer(getActivityIds, {
    activityMap: RUNNING,
    activityIds: [ActivityId.luckyJackpot],
    hasTurntable: false,
    totalRecharge: NO_CENTS,
    loginBonus3CanReceive: false,
  });
}
