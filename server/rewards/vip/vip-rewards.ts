import * as z from 'zod/mini';
import type { VipLevel } from '../../../contract/config/app-config.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import type { DueReward } from '../public/claim-rewards.ts';
import { type Stretch, utcDay, utcMonth, utcWeek } from '../utc-calendar.ts';

/** What a level grants beside its daily reward. */
export interface VipRewardRow {
  readonly level: number;
  readonly levelUp: readonly Reward[];
  readonly signIn: readonly Reward[];
  readonly monthly: readonly Reward[];
}

/** Everything that a level grants. */
export interface VipStep extends VipRewardRow {
  readonly experience: number;
  readonly daily: readonly Reward[];
}

/** Rewards that come again, and where in the calendar each is claimed once. */
export const REPEATED_REWARDS = {
  daily: { source: 'vipDaily', stretchOf: utcDay },
  signIn: { source: 'vipSignIn', stretchOf: utcWeek },
  monthly: { source: 'vipMonthly', stretchOf: utcMonth },
} as const satisfies Record<string, { source: DueReward['source']; stretchOf(now: number): Stretch }>;
export type RepeatedReward = keyof typeof REPEATED_REWARDS;

const dailyAwardsSchema = z.array(z.object({ id: z.int(), count: z.int() }));

/** A level's daily reward is JSON on the wire. */
const readDaily = (json: string): Reward[] =>
  dailyAwardsSchema.parse(JSON.parse(json)).map(({ id, count }) => ({ propId: id, count }));

/** The levels with all their rewards, from the first on. */
export function stepsOf(levels: readonly VipLevel[], rows: readonly VipRewardRow[]): VipStep[] {
  return levels
    .toSorted((one, other) => one.level - other.level)
    .map(({ level, experience, dailyAward }) => ({
      level,
      experience,
      daily: readDaily(dailyAward),
      ...pick(rows.find((row) => row.level === level)),
    }));
}

const pick = (row: VipRewardRow | undefined) => ({
  levelUp: row?.levelUp ?? [],
  signIn: row?.signIn ?? [],
  monthly: row?.monthly ?? [],
});

/** The reward of this day, week or month; its rewards are empty at a level that has none. */
export function repeatedReward(
  steps: readonly VipStep[],
  vip: number,
  { kind, now }: { kind: RepeatedReward; now: number },
): DueReward & { nextAt: number } {
  const { source, stretchOf } = REPEATED_REWARDS[kind];
  const { key, endsAt } = stretchOf(now);
  return { source, key, rewards: steps.find(({ level }) => level === vip)?.[kind] ?? [], nextAt: endsAt };
}

export const levelUpKey = (level: number): string => String(level);
