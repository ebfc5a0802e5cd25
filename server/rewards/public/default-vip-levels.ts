/** Turnover in cents that a level begins at: 0, ₱1,000, then a third more each level, in whole hundreds of pesos. */
const experienceOf = (level: number): number =>
  level === 0 ? 0 : Math.round((100_000 * 1.36 ** (level - 1) * level) / 10_000) * 10_000;

/** Levels 0-30 in six themes: level 0 alone in the first theme, then five levels a theme. */
export const VIP_LEVELS = Array.from({ length: 31 }, (_, level) => ({
  level,
  experience: experienceOf(level),
  // Keeping a level needs a tenth of its threshold in bets each month.
  betLimit: Math.round(experienceOf(level) / 10),
  dailyAward: JSON.stringify(level === 0 ? [] : [{ id: 2002, count: level * 5 }]),
  showType: Math.max(1, Math.ceil(level / 5)),
}));

export const USER_LEVELS = [0, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000].map((betAmount, level) => ({
  level,
  betAmount,
}));
