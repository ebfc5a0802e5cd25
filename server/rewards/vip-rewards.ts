import type { Context } from '../context.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { readTypes } from './rebate/rebate-state.ts';
import { readVipState } from './vip/vip-state.ts';

/** Whether a level's reward or a rebate can be claimed now; false for a player to whom nothing may be offered. */
export async function hasVipReward(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  playerId: string,
  now: number,
): Promise<boolean> {
  const [vip, rebates, isOffered] = await Promise.all([
    readVipState(context.sql, playerId, now),
    readTypes(context.sql, playerId, now),
    mayBeOffered(context, playerId),
  ]);
  if (!isOffered) return false;
  return (
    [vip.daily, vip.signIn, vip.monthly].some(({ state }) => state === 'open') ||
    vip.levels.some(({ state, levelUp }) => state === 'open' && levelUp.length > 0) ||
    rebates.some(({ claimable }) => claimable > 0)
  );
}
