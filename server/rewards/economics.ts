import type { VipLevel } from '../../contract/config/app-config.ts';
import { FULL_WEIGHT } from '../../contract/games/weight-of-game.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import type { Task } from './default-tasks.ts';
import { type RateRow, rateOf, themeOf } from './rebate/rebate-rules.ts';
import { COIN_PROP, POINTS_PER_CENT, POINTS_PROP } from './reward-accounts.ts';
import { isOffered } from './tasks/task-rules.ts';
import { stepsOf, type VipRewardRow } from './vip/vip-rewards.ts';

/** The most that a month of rewards comes to: 31 days, parts of six weeks, one month. */
const DAYS = 31;
const WEEKS = 6;
/** Bets of one month keep a level for that month and the next one. */
const MONTHS_EARNED = 2;
/** Rewards together cost at most this share of the theoretical margin of the turnover that earned them. */
export const MAX_SHARE_OF_MARGIN = 0.25;

/** What rewards cost the platform, in cents. @throws Error for a reward without a worth. */
export function costOf(rewards: readonly Reward[]): number {
  return rewards.reduce((sum, { propId, count }) => {
    if (propId === COIN_PROP) return sum + count;
    if (propId === POINTS_PROP) return sum + count / POINTS_PER_CENT;
    throw new Error(`reward ${propId} has no worth`);
  }, 0);
}

export interface LevelCost {
  readonly level: number;
  /** Shares of the turnover that earned it. */
  readonly levelUp: number;
  readonly months: number;
  readonly rebate: number;
  readonly tasks: number;
  /** All of it as a share of the theoretical margin of that turnover. */
  readonly ofMargin: number;
}

interface PlayedGame {
  readonly type: number;
  /** What the platform keeps of all that is staked, by the best play: 0 to 1. */
  readonly margin: number;
  /** What a stake counts toward rebate and tasks, in basis points. Levels go by all of it. */
  readonly weight: number;
}

/**
 * What a level costs at worst, for a player who bets in one game and no more than the level needs: the way from the level
 * before it, and the bets that keep it.
 */
export function costOfLevels(
  {
    levels,
    rewards,
    rates,
    tasks = [],
  }: {
    levels: readonly VipLevel[];
    rewards: readonly VipRewardRow[];
    rates: RateRow['byType'];
    tasks?: readonly Task[];
  },
  { type, margin, weight }: PlayedGame,
): LevelCost[] {
  const steps = stepsOf(levels, rewards);
  const counted = weight / FULL_WEIGHT;
  return steps.map(({ level, experience, levelUp, daily, signIn, monthly }, index) => {
    const way = experience - (steps[index - 1]?.experience ?? 0);
    const betLimit = levels.find((one) => one.level === level)?.betLimit ?? 0;
    const month = costOf(daily) * DAYS + costOf(signIn) * WEEKS + costOf(monthly);
    const least = Math.min(way, betLimit);
    const shares = {
      levelUp: way > 0 ? costOf(levelUp) / way : 0,
      months: least > 0 ? (month * MONTHS_EARNED) / least : 0,
      rebate: (rateOf(rates, type, themeOf(levels, level)) * counted) / 1_000_000,
      // The same bets count for all of them.
      tasks: tasks
        .filter((task) => task.type === type && isOffered(task, level))
        .reduce((sum, task) => sum + (costOf(task.rewards) * counted) / task.staked, 0),
    };
    const all = shares.levelUp + shares.months + shares.rebate + shares.tasks;
    return { level, ...shares, ofMargin: all / margin };
  });
}
