import { readConfig } from '../../config/public/config-value-queries.ts';
import type { Db } from '../../db/sql.ts';
import { readGameWeights } from '../../games/public/game-weights.ts';
import type { Task } from '../default-tasks.ts';
import { tasksConfig, vipLevelsConfig } from '../rewards-config.ts';
import { readVipTurnover } from '../vip/turnover-queries.ts';
import { levelInForce } from '../vip/vip-level.ts';
import { readAllTimePlay, readPlayedDays, readTaskClaims, readVisited } from './task-queries.ts';
import { claimOf, firstNeeded, periodOf, type TaskFacts } from './task-rules.ts';

const WEEK_MS = 7 * 86_400_000;

export interface TaskState {
  readonly tasks: readonly Task[];
  readonly facts: TaskFacts;
}

/** Everything from which the player's tasks follow at a moment, in milliseconds since 1970. */
export async function readTaskState(db: Db, playerId: string, now: number): Promise<TaskState> {
  const [tasks, weights] = await Promise.all([readConfig(db, tasksConfig), readGameWeights(db)]);
  const keys = tasks.flatMap((task) => [
    claimOf(task, periodOf(task.kind, now)).key,
    claimOf(task, periodOf(task.kind, now - WEEK_MS)).key,
  ]);
  const [levels, turnover, days, allTime, visited, claimed] = await Promise.all([
    readConfig(db, vipLevelsConfig),
    readVipTurnover(db, playerId, now),
    readPlayedDays(db, { playerId, weights, since: firstNeeded(now) }),
    readAllTimePlay(db, { playerId, weights }),
    readVisited(db, playerId),
    readTaskClaims(db, playerId, keys),
  ]);
  return { tasks, facts: { days, allTime, visited, claimed, vip: levelInForce(levels, turnover) } };
}
