import * as z from 'zod/mini';
import { boundedArray, centsField, timeField } from '../call.ts';
import { JACKPOT_TIERS } from '../ids.ts';
import { JACKPOT_READINGS } from '../limits.ts';

/** A tier's shown amounts stay inside its section: [lowest, highest] in cents. */
export const sectionSchema = z.tuple([centsField, centsField]);

/** A tier's true amount at its last readings, oldest first; every shown amount is made of them (`maths/jackpot-tiers.ts`). */
const tierReadings = boundedArray(z.object({ at: timeField, amount: centsField }), 1, JACKPOT_READINGS);

const jackpotWinnerSchema = z.object({
  nickname: z.string(),
  propId: z.int(),
  type: z.int(),
  amountSection: sectionSchema,
  count: centsField,
  updateTime: timeField,
  /** True for a sample winner of the sandbox: shown as such. */
  isSample: z.boolean(),
});
export type JackpotWinner = z.output<typeof jackpotWinnerSchema>;

/** The published figures of a tier. */
const jackpotTierFactsSchema = z.object({
  tier: z.enum(JACKPOT_TIERS),
  /** The amount at which a paid pool restarts, paid by the platform. Cents. */
  seed: centsField,
  /** The maximum that one draw pays; the rest of the pool stays for the next winner. Cents. */
  ceiling: centsField,
  /** Share of every real-money stake that goes into the pool, in millionths. */
  sharePpm: z.int(),
  /** Chance of this tier once the light has stopped on the jackpot cell: `weight` of the sum of all four. */
  weight: z.int(),
});
export type JackpotTierFacts = z.output<typeof jackpotTierFactsSchema>;

/** What the caller's next draw depends on. */
const jackpotDrawStateSchema = z.object({
  /** False while the activity is closed: pools and winners are shown, and nobody draws. */
  isOpen: z.boolean(),
  /** Unused chances: 0, 1, or 2 where the last day's chance was extended. */
  chances: z.int(),
  /** The chance of this UTC day has been used. */
  hasDrawnToday: z.boolean(),
  /** When the next UTC day begins and progress restarts. */
  nextDayAt: timeField,
  /** A day's deposit and betting for one chance; what is left of them is `needDeposit` and `needTyping`. Cents. */
  depositTarget: centsField,
  typingTarget: centsField,
  /** SHA-256 of the seed that decides the caller's next draw, in hex. Null for a guest. */
  commit: z.nullable(z.string()),
});
export type JackpotDrawState = z.output<typeof jackpotDrawStateSchema>;

export const jackpotInfoSchema = z.object({
  total: centsField,
  megaJackpot: centsField,
  majorJackpot: centsField,
  minorJackpot: centsField,
  miniJackpot: centsField,
  megaJackpotSection: sectionSchema,
  majorJackpotSection: sectionSchema,
  minorJackpotSection: sectionSchema,
  miniJackpotSection: sectionSchema,
  megaJackpotReadings: tierReadings,
  majorJackpotReadings: tierReadings,
  minorJackpotReadings: tierReadings,
  miniJackpotReadings: tierReadings,
  /** When the amounts of the pools were read. */
  readAt: timeField,
  canReceiveDrawChance: z.boolean(),
  /** Still to deposit and to bet today for the next chance. */
  needDeposit: centsField,
  needTyping: centsField,
  jackpotWinnerList: z.array(jackpotWinnerSchema),
  /** The four tiers' published figures, highest first. The odds of the cells are in appConfig's award configs. */
  tiers: z.array(jackpotTierFactsSchema),
  draw: jackpotDrawStateSchema,
});
export type JackpotInfo = z.output<typeof jackpotInfoSchema>;
