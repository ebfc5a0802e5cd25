import type { Context } from '../context.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { dueTask, listUnreceived, periodOf } from './tasks/task-rules.ts';
import { readTaskState } from './tasks/task-state.ts';

interface TaskRewards {
  /** A task is done and waits to be claimed. */
  readonly hasTaskReward: boolean;
  /** The same of VIP tasks, those of last week included. */
  readonly hasVipTaskReward: boolean;
}

const NO_TASK_REWARDS: TaskRewards = { hasTaskReward: false, hasVipTaskReward: false };

/** What waits to be claimed of tasks; nothing for a player to whom nothing may be offered. */
export async function readTaskRewards(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  playerId: string,
  now: number,
): Promise<TaskRewards> {
  const [{ tasks, facts }, isOffered] = await Promise.all([
    readTaskState(context.sql, playerId, now),
    mayBeOffered(context, playerId),
  ]);
  if (!isOffered) return NO_TASK_REWARDS;
  const done = tasks.filter((task) => dueTask(task, facts, periodOf(task.kind, now)) !== null);
  return {
    hasTaskReward: done.some(({ kind }) => kind !== 'vip'),
    hasVipTaskReward: done.some(({ kind }) => kind === 'vip') || listUnreceived(tasks, facts, now).length > 0,
  };
}
