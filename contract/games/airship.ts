import * as z from 'zod/mini';
import { positiveCentsField } from '../call.ts';

/** Multipliers of a flight, in hundredths: where it can crash, and where a player can cash out. */
export const AIRSHIP_START = 100;
export const AIRSHIP_MAX = 1_000_000;

export const airshipBet = z.strictObject({
  stake: positiveCentsField,
  /** The multiplier at which the bet is cashed out, in hundredths. */
  cashOutAt: z.int().check(z.minimum(AIRSHIP_START + 1), z.maximum(AIRSHIP_MAX)),
});
export type AirshipBet = z.output<typeof airshipBet>;

export const airshipOutcome = z.object({
  /** The last multiplier of the flight, in hundredths; a cash-out at it is still paid. */
  crashAt: z.int(),
  /** What the bet returns, in hundredths of the stake; 0 when the flight ended before the cash-out. */
  multiplier: z.int(),
});
export type AirshipOutcome = z.output<typeof airshipOutcome>;
