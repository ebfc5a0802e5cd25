import { RECHARGE_KINDS, type RechargeKind } from '../../contract/recharge/recharge-calls.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import type { ConfigValue } from '../config-entry.ts';
import type { rechargeAwardsConfig } from './recharge-config.ts';
import type { DepositDay } from './recharge-queries.ts';

const DAY_MS = 86_400_000;

export interface Step {
  readonly id: number;
  /** Cents; days for `continuous`. */
  readonly goal: number;
  readonly rewards: readonly Reward[];
}

/** The player's own deposit limits, in cents; null where there is none. */
export interface DepositLimits {
  readonly Day: number | null;
  readonly Week: number | null;
  readonly Month: number | null;
}

type Awards = ConfigValue<typeof rechargeAwardsConfig>;

export function stepsOf(awards: Awards, kind: RechargeKind): Step[] {
  if (kind === 'continuous')
    return awards.continuous.steps.map(({ id, days, rewards }) => ({ id, goal: days, rewards }));
  return awards[kind].map(({ id, amount, rewards }) => ({ id, goal: amount, rewards }));
}

/** What deposits have reached: the largest one, their total, or the longest run of days. */
export function doneOf(kind: RechargeKind, days: readonly DepositDay[], minAmount: number): number {
  if (kind === 'ladder') return Math.max(0, ...days.map(({ largest }) => largest));
  if (kind === 'accumulated') return days.reduce((sum, { total }) => sum + total, 0);
  return longestRun(days.filter(({ total }) => total >= minAmount).map(({ day }) => Date.parse(day)));
}

/** @param starts of UTC days, rising */
function longestRun(starts: readonly number[]): number {
  let [longest, run] = [0, 0];
  for (const [at, start] of starts.entries()) {
    run = start - (starts[at - 1] ?? Number.NaN) === DAY_MS ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Whether the player's own limits leave a step within reach: what they do not allow is not shown. */
export function isWithinLimits(
  kind: RechargeKind,
  goal: number,
  { limits, minAmount }: { readonly limits: DepositLimits; readonly minAmount: number },
): boolean {
  const fits = (limit: number | null, needed: number) => limit === null || needed <= limit;
  if (kind === 'ladder') return [limits.Day, limits.Week, limits.Month].every((limit) => fits(limit, goal));
  // A total may be spread over the period: a month's limit is what bounds it, and what the shorter ones come to.
  if (kind === 'accumulated')
    return (
      fits(limits.Month, goal) &&
      fits(limits.Week && limits.Week * 4, goal) &&
      fits(limits.Day && limits.Day * 30, goal)
    );
  return (
    fits(limits.Day, minAmount) &&
    fits(limits.Week, minAmount * Math.min(goal, 7)) &&
    fits(limits.Month, minAmount * Math.min(goal, 30))
  );
}

/** The key under which a step is claimed once in a period. */
export const stepKey = (kind: RechargeKind, startAt: number, id: number): string =>
  `${kind}:${startAt}:${id}`;

/** The programme of a claimed step; null for a key of no kind. */
export const kindOfKey = (key: string): RechargeKind | null =>
  RECHARGE_KINDS.find((kind) => key.startsWith(`${kind}:`)) ?? null;
