import type { HookContext } from '../hooks.ts';
import { readTaskRewards } from './task-rewards.ts';
import { hasVipReward } from './vip-rewards.ts';

/** Rewards of tasks, of VIP tasks (`hasTask`), and of levels and rebate. */
export async function rewardDots(context: HookContext, playerId: string, now: number) {
  const { hasTaskReward, hasVipTaskReward } = await readTaskRewards(context, playerId, now);
  return {
    taskAwardFlag: hasTaskReward,
    hasTask: hasVipTaskReward,
    vipAwardFlag: await hasVipReward(context, playerId, now),
  };
}
