import { GameType } from '../../contract/ids.ts';

/**
 * Rebate of stakes by game type, in millionths, for VIP themes 1 to 6. A type whose best game keeps little for the
 * platform gives little back: see the economics in docs/rewards.md.
 */
const RATES: Readonly<Record<string, number[]>> = {
  [GameType.slots]: [2_000, 3_000, 4_000, 5_000, 6_000, 8_000],
  [GameType.tables]: [100, 150, 200, 250, 300, 350],
  [GameType.live]: [100, 150, 200, 250, 300, 400],
  [GameType.fishing]: [2_000, 3_000, 4_000, 5_000, 6_000, 8_000],
  [GameType.instant]: [1_500, 2_000, 3_000, 4_000, 5_000, 6_500],
  [GameType.bingo]: [3_000, 4_000, 5_000, 6_000, 8_000, 10_000],
};

/** The rates of each day are those of the last row whose first UTC day it has reached: a change holds from a day on. */
export const REBATE_RATES = [{ from: '2020-01-01', byType: RATES }];

/** Rebate that was not claimed lapses after so many days. */
export const REBATE_KEPT_DAYS = 31;
