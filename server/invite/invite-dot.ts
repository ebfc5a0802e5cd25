import { ActivityId } from '../../contract/ids.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import type { Context } from '../context.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { readSpinsLeft } from './invite-period.ts';
import { findOpenPeriod } from './invite-period-queries.ts';

/** Whether a spin waits for a player to whom it may be offered. */
export async function hasInviteSpin(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  playerId: string,
): Promise<boolean> {
  const { sql, clock } = context;
  const now = clock.now();
  const period = await findOpenPeriod(sql, playerId);
  if (!period || (await readSpinsLeft(sql, period, now)) < 1) return false;
  const [isRunning, isOffered] = await Promise.all([
    isActivityRunning(sql, ActivityId.inviteUserSpin, now),
    mayBeOffered(context, playerId),
  ]);
  return isRunning && isOffered;
}
