import { sumRewards } from '../../../contract/rewards/sum-rewards.ts';
import type {
  finishTask,
  getTaskUser,
  PlayerTask,
  receiveTaskAward,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../../../contract/rewards/task-calls.ts';
import { CallError } from '../../call-error.ts';
import { type Handler, memberOf } from '../../http/handler.ts';
import type { Locale } from '../../localization/localized.ts';
import { mayBeOffered } from '../../protection/public/offers.ts';
import type { Task } from '../default-tasks.ts';
import { claimRewards, type DueReward } from '../public/claim-rewards.ts';
import { utcWeek } from '../utc-calendar.ts';
import { insertMissingVisit } from './task-queries.ts';
import {
  dueTask,
  isOffered,
  listUnreceived,
  periodOf,
  progressOf,
  stateOf,
  type TaskFacts,
} from './task-rules.ts';
import { readTaskState, type TaskState } from './task-state.ts';

interface Moment {
  readonly now: number;
  readonly locale: Locale;
}

function tell(task: Task, facts: TaskFacts, { now, locale }: Moment): PlayerTask {
  const period = periodOf(task.kind, now);
  const done = progressOf(task, facts, period);
  const part = (name: 'staked' | 'games' | 'days') => ({
    done: Math.min(done[name], task[name]),
    goal: task[name],
  });
  return {
    taskId: task.id,
    kind: task.kind,
    title: task.title[locale],
    type: task.type,
    staked: part('staked'),
    games: part('games'),
    days: part('days'),
    visit: task.visit,
    isVisited: facts.visited.includes(task.id),
    rewards: task.rewards.map((reward) => ({ ...reward })),
    state: stateOf(task, facts, period),
    period: period.key,
    endsAt: period.endsAt,
  };
}

const readTasks: Handler<typeof getTaskUser> = async (_body, request) => {
  const { context, locale } = request;
  const { id } = memberOf(request);
  const now = context.clock.now();
  const [{ tasks, facts }, canClaim] = await Promise.all([
    readTaskState(context.sql, id, now),
    mayBeOffered(context, id),
  ]);
  return {
    tasks: tasks
      .filter((task) => isOffered(task, facts.vip))
      .map((task) => tell(task, facts, { now, locale })),
    unreceived: sumRewards(listUnreceived(tasks, facts, now).flatMap(({ rewards }) => rewards)),
    unreceivedUntil: utcWeek(now).endsAt,
    canClaim,
  };
};

/** @throws CallError taskUnknown for one that does not exist, or is not offered to the player. */
function findTask({ tasks, facts }: TaskState, id: number): Task {
  const task = tasks.find((one) => one.id === id && isOffered(one, facts.vip));
  if (!task) throw new CallError('taskUnknown', `the player has no task ${id}`);
  return task;
}

const markTaskFinished: Handler<typeof finishTask> = async ({ taskId }, request) => {
  const { context, locale } = request;
  const { id: playerId } = memberOf(request);
  const now = context.clock.now();
  const task = findTask(await readTaskState(context.sql, playerId, now), taskId);
  if (task.visit === null) throw new CallError('taskCounted', `task ${taskId} asks for no visit`);
  await insertMissingVisit(context.sql, { playerId, taskId, now });
  const { facts } = await readTaskState(context.sql, playerId, now);
  return { task: tell(task, facts, { now, locale }) };
};

/** @throws CallError taskUnknown, or taskExpired where the day or week of the claim has ended. */
function dueOf(found: TaskState, now: number, { id, period }: { id: number; period: string }): DueReward[] {
  const task = findTask(found, id);
  const current = periodOf(task.kind, now);
  if (current.key !== period) throw new CallError('taskExpired', `${period} is not ${current.key}`);
  if (stateOf(task, found.facts, current) === 'claimed')
    throw new CallError('rewardClaimed', `task ${id} of ${period} was claimed before`);
  const due = dueTask(task, found.facts, current);
  return due ? [due] : [];
}

const claimTaskReward: Handler<typeof receiveTaskAward> = ({ requestId, tasks }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveTaskAward', requestId, body: { tasks } };
  return claimRewards(request.context, about, async (tx, now) => {
    const found = await readTaskState(tx, playerId, now);
    return tasks.flatMap(({ taskId, period }) => {
      const due = dueOf(found, now, { id: taskId, period });
      // All or nothing: of several, one that is not done must not be passed over in silence.
      if (due.length === 0) throw new CallError('rewardNotDue', `task ${taskId} is not done`);
      return due;
    });
  });
};

const claimVipTaskReward: Handler<typeof receiveVipTask> = ({ requestId, id, period }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveVipTask', requestId, body: { id, period } };
  return claimRewards(request.context, about, async (tx, now) => {
    const found = await readTaskState(tx, playerId, now);
    if (findTask(found, id).kind !== 'vip')
      throw new CallError('taskUnknown', `task ${id} is not of VIP levels`);
    return dueOf(found, now, { id, period });
  });
};

const claimMissedRewards: Handler<typeof receiveVipTaskUnReceiveBonus> = ({ requestId }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveVipTaskUnReceiveBonus', requestId, body: {} };
  return claimRewards(request.context, about, async (tx, now) => {
    const { tasks, facts } = await readTaskState(tx, playerId, now);
    return listUnreceived(tasks, facts, now);
  });
};

export const taskHandlers = {
  getTaskUser: readTasks,
  finishTask: markTaskFinished,
  receiveTaskAward: claimTaskReward,
  receiveVipTask: claimVipTaskReward,
  receiveVipTaskUnReceiveBonus: claimMissedRewards,
};
