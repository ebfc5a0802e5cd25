import { ActivityId } from '../../contract/ids.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { utcMonth } from '../rewards/public/utc-calendar.ts';
import { agentConfig } from './agent-config.ts';
import { hasDue, readPaid } from './agent-queries.ts';

/** Whether commission can be claimed now. */
export async function hasAgentDot(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  playerId: string,
): Promise<boolean> {
  const { sql, clock } = context;
  const now = clock.now();
  if (!(await hasDue(sql, playerId))) return false;
  const [{ monthMax }, { thisMonth }, isRunning, isOffered] = await Promise.all([
    readConfig(sql, agentConfig),
    readPaid(sql, { agentId: playerId, monthAt: utcMonth(now).startsAt }),
    isActivityRunning(sql, ActivityId.agent5, now),
    mayBeOffered(context, playerId),
  ]);
  return isOffered && isRunning && thisMonth < monthMax;
}
