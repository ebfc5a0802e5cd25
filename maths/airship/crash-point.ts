import { AIRSHIP_MAX, AIRSHIP_START } from '../../contract/games/airship.ts';
import type { RandomSource } from '../random-source.ts';

export const AIRSHIP_HIGH_RANGE = 2 ** 32;
export const AIRSHIP_LOW_RANGE = 2 ** 14;
/** Flights, all equally likely. So many that no multiplier's return differs from 97 % in the ninth decimal. */
export const FLIGHTS = AIRSHIP_HIGH_RANGE * AIRSHIP_LOW_RANGE;
/** What a fair game returns, less three hundredths. Percent. */
export const AIRSHIP_RETURN_PERCENT = 97;

/**
 * The last multiplier of a flight, in hundredths. It reaches `x` in 97 / x of all cases, so that cashing out at any
 * multiplier returns 97 %; in nearly 4 % of cases no cash-out is reached, as the first is at 1.01.
 */
export function drawCrashPoint(random: RandomSource): number {
  const high = random.integer(AIRSHIP_HIGH_RANGE);
  const flight = high * AIRSHIP_LOW_RANGE + random.integer(AIRSHIP_LOW_RANGE);
  if (flight === 0) return AIRSHIP_MAX;
  // Whole numbers below 2^53: the remainder makes the division exact.
  const fair = AIRSHIP_RETURN_PERCENT * FLIGHTS - 1;
  const crashAt = (fair - (fair % flight)) / flight;
  return Math.min(Math.max(crashAt, AIRSHIP_START), AIRSHIP_MAX);
}

/** What a cash-out returns in a flight that any number of players may share. Hundredths of the stake. */
export function payAirship(cashOutAt: number, crashAt: number): number {
  return cashOutAt <= crashAt ? cashOutAt : 0;
}
