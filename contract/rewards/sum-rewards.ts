import type { Reward } from './reward.ts';

/** One reward for each id, with the sum of its counts; in the order in which they come first. */
export function sumRewards(rewards: readonly Reward[]): Reward[] {
  const counts = new Map<number, number>();
  for (const { propId, count } of rewards) counts.set(propId, (counts.get(propId) ?? 0) + count);
  return [...counts].map(([propId, count]) => ({ propId, count }));
}
