/** What a game promises of one round, in stakes. */
export interface StatedReturn {
  /** Expected return of the least and of the most generous bet. */
  readonly lowest: number;
  readonly highest: number;
  /** Standard deviation of the wildest bet. */
  readonly deviation: number;
  readonly maxWin: number;
}

/** Rounds that were played, added up. Amounts in cents. */
export interface PlayedSums {
  readonly rounds: number;
  readonly staked: number;
  readonly won: number;
  /** The squares of what was staked on each draw, added up: bets on the same draw are no independent rounds. */
  readonly stakeSquares: number;
  /** On one draw. */
  readonly largestStake: number;
}

export interface ReturnBounds {
  /** What came back of what was staked. */
  readonly actual: number;
  /** Between these it stays, but for one case in ten thousand. */
  readonly low: number;
  readonly high: number;
}

/** How often rounds that keep the promise may fall outside, on either side: 1 − 99.99 %. */
const FALSE_ALARMS = 0.0001;

/**
 * Bounds of the actual return by Bernstein's inequality, which holds for any count of rounds and any distribution: a few
 * rounds with a rare high win are no alarm. Rounds are taken as independent, each as wild as the wildest bet of its game,
 * so that the bounds are rather wide than narrow. A mixed bet is no wilder than that: deviations add up to at most their
 * sum.
 *
 * Source: S. Boucheron, G. Lugosi, P. Massart, Concentration Inequalities (2013), theorem 2.10.
 */
export function boundReturn(sums: PlayedSums, stated: StatedReturn): ReturnBounds {
  const { staked, won, stakeSquares, largestStake } = sums;
  const weight = Math.log(2 / FALSE_ALARMS);
  const variance = stated.deviation ** 2 * stakeSquares;
  const reach = (most: number) => {
    const jump = (largestStake * most * weight) / 3;
    return (jump + Math.sqrt(jump ** 2 + 2 * variance * weight)) / staked;
  };
  return {
    actual: won / staked,
    // A round loses no more than what it is expected to return.
    low: Math.max(0, stated.lowest - reach(stated.highest)),
    high: stated.highest + reach(stated.maxWin),
  };
}

/**
 * Whether the actual return is outside of its bounds. Where the player's choices matter, less than stated says nothing:
 * the figures are those of good play.
 */
export function judgeReturn(
  { actual, low, high }: ReturnBounds,
  isChosen: boolean,
): 'within' | 'above' | 'below' {
  if (actual > high) return 'above';
  return actual < low && !isChosen ? 'below' : 'within';
}
