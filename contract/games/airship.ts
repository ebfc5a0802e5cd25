import * as z from 'zod/mini';
import { positiveCentsField } from '../call.ts';

/** Multipliers of a flight, in hundredths: where it can crash, and where a player can cash out. */
export const AIRSHIP_START = 100;
export const AIRSHIP_MAX = 1_000_000;

const cashOutSchema = z.int().check(z.minimum(AIRSHIP_START + 1), z.maximum(AIRSHIP_MAX));

export const airshipBetSchema = z.strictObject({
  stake: positiveCentsField,
  /** The multiplier at which the bet is cashed out by itself, in hundredths; null where only the player does it. */
  cashOutAt: z.nullable(cashOutSchema),
});
export type AirshipBet = z.output<typeof airshipBetSchema>;

export const airshipActSchema = z.discriminatedUnion('kind', [
  /** The multiplier that the flight had when the player cashed out, by the server's clock. */
  z.strictObject({ kind: z.literal('cashOut'), at: cashOutSchema }),
  /** The flight could not be played: the stake goes back. */
  z.strictObject({ kind: z.literal('void') }),
]);
export type AirshipAct = z.output<typeof airshipActSchema>;

/** The result of a flight, the same for every bet. */
export const airshipResultSchema = z.object({
  /** The last multiplier of the flight, in hundredths; a cash-out at it is still paid. */
  crashAt: z.int(),
});
export type AirshipResult = z.output<typeof airshipResultSchema>;

export const airshipOutcomeSchema = z.object({
  /** As in the result; null while the flight goes on. */
  crashAt: z.nullable(z.int()),
  /** What the bet returns, in hundredths of the stake; 0 when the flight ended before the cash-out, or goes on. */
  multiplier: z.int(),
});
export type AirshipOutcome = z.output<typeof airshipOutcomeSchema>;
