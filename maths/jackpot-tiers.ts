import { type Cents, cents } from '../contract/money.ts';
import type { TierTerms } from './jackpot-payment.ts';

/** Lowest and highest amount that may be shown for a tier, both included. */
export type Section = readonly [Cents, Cents];

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

/** A whole amount inside its section, both ends included. @param share from 0 (included) to 1 (excluded) */
export function pickInSection([low, high]: Section, share: number): Cents {
  return cents(low + Math.floor((high - low + 1) * share));
}

/** A refresh raises the amount at most by this part of the distance to the section's top, in hundredths. */
const MAX_STEP_PERCENT = 5;

/**
 * The amount that a tier continues from: the one shown, or a new start where there is none, or where it is outside
 * the section, as after a payment.
 */
export function holdInSection(section: Section, shown: Cents | null, share: number): Cents {
  return shown !== null && isInSection(section, shown) ? shown : pickInSection(section, share);
}

/** The next amount to show. Inside its section it only rises, by small steps that never exceed the top. */
export function raiseInSection(section: Section, shown: Cents | null, share: number): Cents {
  if (shown === null || !isInSection(section, shown)) return pickInSection(section, share);
  const maxStep = Math.floor(((section[1] - shown) * MAX_STEP_PERCENT) / 100);
  return cents(shown + Math.floor((maxStep + 1) * share));
}

function isInSection([low, high]: Section, shown: Cents): boolean {
  return shown >= low && shown <= high;
}
