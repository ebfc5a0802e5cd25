import type { JackpotTier } from '../contract/ids.ts';
import { JACKPOT_READING_MS, JACKPOT_REFRESH_MS } from '../contract/limits.ts';
import { type Cents, cents } from '../contract/money.ts';
import type { TierTerms } from './jackpot-payment.ts';

/** Lowest and highest amount that may be shown for a tier, both included. */
type Section = readonly [Cents, Cents];

/** A shown amount may lie this far below the true one, in hundredths of a per cent, and never above it. */
const SECTION_DEPTH_BP = 50;

/**
 * From a little below the true amount up to it: the board must never show more than the pool holds, nor less than
 * the seed of the pool. The amount of a pool at its seed does not change.
 */
export function sectionOf(amount: Cents, { seed }: Pick<TierTerms, 'seed'>): [Cents, Cents] {
  const below = Math.ceil(amount - (amount * SECTION_DEPTH_BP) / 10_000);
  // A seed that was raised meanwhile may exceed the pool: the pool is still the maximum that may be shown.
  return [cents(Math.min(Math.max(below, seed), amount)), amount];
}

/** A tier's true amount, and when it was read: milliseconds since 1970. */
export interface TierReading {
  readonly at: number;
  readonly amount: Cents;
}

/** What a tier's shown amounts are made of. */
export interface TierReadings {
  readonly tier: JackpotTier;
  /** The amount at which a paid pool restarts. */
  readonly seed: Cents;
  /** The last readings, at least a reading's interval apart, oldest first. After a payment they begin anew. */
  readonly readings: readonly TierReading[];
}

const STEPS = JACKPOT_READING_MS / JACKPOT_REFRESH_MS;

/**
 * Where in its section, in parts of it, an amount rests until the next reading leads it on. As low as this no step of a path
 * exceeds 5 % of what is left to the section's top, unless the pool itself has grown by more than the section is deep for.
 */
const REST = 1 / 4;

const restOf = ([low, high]: Section): Cents => cents(low + Math.floor((high - low) * REST));

/**
 * The amount to show at a moment: the same for everybody who asks. From each reading to the next it rises in ten steps; the
 * path that a reading ends is walked a reading's interval later, so that it is known in every open page by then.
 */
export function shownAmount(path: TierReadings, now: number): Cents {
  const { tier, seed, readings } = path;
  const sections = readings.map(({ amount }) => sectionOf(amount, { seed }));
  const [first] = sections;
  const latest = sections.at(-1);
  if (!first || !latest) throw new RangeError(`no reading of ${tier}`);
  let [shown] = first;
  let from = shown;
  for (const [index, { at }] of readings.entries()) {
    const to = restOf(sections[index] ?? latest);
    const step = stepOf(now) - stepOf(at + JACKPOT_READING_MS);
    if (step <= 0) break;
    shown = cents(from + Math.floor((to - from) * shareWalked(`${tier} ${at}`, Math.min(step, STEPS))));
    from = to;
  }
  return cents(Math.max(shown, latest[0]));
}

/** The steps of all tiers fall on the same moments. */
const stepOf = (at: number): number => Math.floor(at / JACKPOT_REFRESH_MS);

/** Milliseconds until the next step, by the server's time. */
export const nextStepMs = (now: number): number => JACKPOT_REFRESH_MS - (now % JACKPOT_REFRESH_MS);

/** The part of a path that its first steps cover: no two steps are of the same length, and none differs much from the others. */
function shareWalked(seed: string, steps: number): number {
  const lengths = Array.from({ length: STEPS }, (_, step) => 0.8 + 0.4 * noiseFromText(`${seed} ${step}`));
  const sum = (count: number) => lengths.slice(0, count).reduce((total, length) => total + length, 0);
  return sum(steps) / sum(STEPS);
}

/** From 0 to 1, by nothing but the text. */
function noiseFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
