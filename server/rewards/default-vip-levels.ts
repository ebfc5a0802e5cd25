import type { VipLevel } from '../../contract/config/app-config.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import { COIN_PROP, POINTS_PER_CENT, POINTS_PROP } from './reward-accounts.ts';

/** Parts of the turnover in millionths: what level-ups cost of the way to a level, and a month's rewards of its bets. */
const LEVEL_UP_PPM = 400;
const MONTH_PPM = 200;
/** The share of a month's rewards that comes daily; the rest comes once a month. */
const DAILY_SHARE = 0.5;
const SIGN_IN_SHARE = 0.25;
const MAX_DAYS = 31;
/** A month touches at most this many weeks. */
const MAX_WEEKS = 6;
/** A reward below this is granted in points. Cents. */
const MIN_COIN = 500;

/** Turnover in cents that a level begins at: 0, ₱1,000, then a third more each level, in whole hundreds of pesos. */
const experienceOf = (level: number): number =>
  level === 0 ? 0 : Math.round((100_000 * 1.36 ** (level - 1) * level) / 10_000) * 10_000;

/** Keeping a level needs a quarter of its threshold in bets each month. */
const betLimitOf = (level: number): number => Math.round(experienceOf(level) / 4);

/** What a month of the level may cost, in cents. */
const monthOf = (level: number): number => (betLimitOf(level) * MONTH_PPM) / 1_000_000;

const pointsReward = (worth: number): Reward[] => {
  const count = Math.floor(worth * POINTS_PER_CENT);
  return count > 0 ? [{ propId: POINTS_PROP, count }] : [];
};

/** Coin in whole pesos where it is worth some, else points. @param worth in cents */
const coinOrPoints = (worth: number): Reward[] =>
  worth < MIN_COIN ? pointsReward(worth) : [{ propId: COIN_PROP, count: Math.floor(worth / 100) * 100 }];

const dailyOf = (level: number): Reward[] => pointsReward((monthOf(level) * DAILY_SHARE) / MAX_DAYS);

/** Levels 0-30 in six themes: level 0 alone in the first theme, then five levels a theme. */
export const VIP_LEVELS: VipLevel[] = Array.from({ length: 31 }, (_, level) => ({
  level,
  experience: experienceOf(level) as VipLevel['experience'],
  betLimit: betLimitOf(level) as VipLevel['betLimit'],
  dailyAward: JSON.stringify(dailyOf(level).map(({ propId, count }) => ({ id: propId, count }))),
  showType: Math.max(1, Math.ceil(level / 5)),
}));

/** What each level grants beside its daily reward. */
export const VIP_REWARDS = Array.from({ length: 30 }, (_, index) => {
  const level = index + 1;
  const month = monthOf(level);
  return {
    level,
    levelUp: coinOrPoints(((experienceOf(level) - experienceOf(level - 1)) * LEVEL_UP_PPM) / 1_000_000),
    signIn: pointsReward((month * SIGN_IN_SHARE) / MAX_WEEKS),
    monthly: coinOrPoints(month * (1 - DAILY_SHARE - SIGN_IN_SHARE)),
  };
});

export const USER_LEVELS = [0, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000].map((betAmount, level) => ({
  level,
  betAmount,
}));
