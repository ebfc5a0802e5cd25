import type { TaskKind } from '../../../contract/rewards/task-calls.ts';
import type { Task } from '../default-tasks.ts';
import type { DueReward } from '../public/claim-rewards.ts';
import { utcDate, utcDay, utcWeek } from '../utc-calendar.ts';

/** A UTC day (YYYY-MM-DD) of one game with real-money stakes. */
export interface PlayedDay {
  readonly day: string;
  readonly type: number;
  readonly gameId: number;
  /** What the stakes count by the weight of the game. Cents. */
  readonly counted: number;
}

/** The same of all time, in games of a type. */
export interface AllTimePlay {
  readonly type: number;
  readonly counted: number;
  readonly games: number;
  readonly days: number;
}

/** What the progress of every task follows from. */
export interface TaskFacts {
  /** Since the Monday of last week. */
  readonly days: readonly PlayedDay[];
  readonly allTime: readonly AllTimePlay[];
  readonly visited: readonly number[];
  readonly claimed: readonly { readonly source: string; readonly key: string }[];
  /** The level that counts now. */
  readonly vip: number;
}

export interface Period {
  /** No other period of this kind has it. */
  readonly key: string;
  /** UTC dates; null is all of time. */
  readonly span: { readonly from: string; readonly before: string } | null;
  readonly endsAt: number | null;
}

const ONE_TIME_PERIOD: Period = { key: 'once', span: null, endsAt: null };
const WEEK_MS = 7 * 86_400_000;

/** The day or week of a task at a moment. Milliseconds since 1970. */
export function periodOf(kind: TaskKind, now: number): Period {
  if (kind === 'once') return ONE_TIME_PERIOD;
  const { key, startsAt, endsAt } = kind === 'daily' ? utcDay(now) : utcWeek(now);
  return { key, span: { from: utcDate(startsAt), before: utcDate(endsAt) }, endsAt };
}

/** The Monday from which on days are needed. */
export const firstNeeded = (now: number): string => utcDate(utcWeek(now).startsAt - WEEK_MS);

export const isOffered = ({ minLevel, maxLevel }: Task, vip: number): boolean =>
  minLevel <= vip && vip <= maxLevel;

export interface Progress {
  /** As it counts. Cents. */
  readonly staked: number;
  readonly games: number;
  readonly days: number;
}

export function progressOf(
  task: Task,
  { days, allTime }: Pick<TaskFacts, 'days' | 'allTime'>,
  { span }: Period,
): Progress {
  if (span === null) {
    const all = allTime.find(({ type }) => type === task.type);
    return { staked: all?.counted ?? 0, games: all?.games ?? 0, days: all?.days ?? 0 };
  }
  const played = days.filter(({ day, type }) => type === task.type && day >= span.from && day < span.before);
  return {
    staked: played.reduce((sum, { counted }) => sum + counted, 0),
    games: new Set(played.map(({ gameId }) => gameId)).size,
    days: new Set(played.map(({ day }) => day)).size,
  };
}

/** Where a claim of a task is kept, so that it is made once. */
export const claimOf = ({ id, kind }: Task, { key }: Period) =>
  ({ source: kind === 'vip' ? 'vipTask' : 'task', key: `${id}:${key}` }) as const;

export function stateOf(task: Task, facts: TaskFacts, period: Period): 'running' | 'done' | 'claimed' {
  const { source, key } = claimOf(task, period);
  if (facts.claimed.some((claim) => claim.source === source && claim.key === key)) return 'claimed';
  const { staked, games, days } = progressOf(task, facts, period);
  const isSeen = task.visit === null || facts.visited.includes(task.id);
  const isDone = isSeen && staked >= task.staked && games >= task.games && days >= task.days;
  return isDone ? 'done' : 'running';
}

const rewardOf = (task: Task, period: Period): DueReward => ({
  ...claimOf(task, period),
  rewards: task.rewards,
});

/** The right to a task's reward in a period; null unless it is done and not claimed. */
export const dueTask = (task: Task, facts: TaskFacts, period: Period): DueReward | null =>
  isOffered(task, facts.vip) && stateOf(task, facts, period) === 'done' ? rewardOf(task, period) : null;

/** VIP tasks that were done last week and not claimed. */
export function listUnreceived(tasks: readonly Task[], facts: TaskFacts, now: number): DueReward[] {
  const lastWeek = periodOf('vip', now - WEEK_MS);
  return tasks.flatMap((task) => (task.kind === 'vip' ? (dueTask(task, facts, lastWeek) ?? []) : []));
}
