import type { PayClass } from './pay-classes.ts';

/** A way in which a game may have left its figures, and what each class of rounds says of it. */
export interface PayAlternative {
  /** `return`: all pays; `hits`: rounds that return anything; `wins`: those of one class. */
  readonly kind: 'return' | 'hits' | 'wins';
  /** The class of `wins`; 0 of the others. */
  readonly payClass: number;
  readonly isAbove: boolean;
  /** By class, the logarithm of its chance in the alternative over the stated one. */
  readonly logRatios: readonly number[];
}

export interface ReturnTest {
  readonly classes: readonly PayClass[];
  readonly alternatives: readonly PayAlternative[];
  /** A log likelihood ratio above this raises an alarm. */
  readonly threshold: number;
}

/** The excess that the alternatives have, in stakes: five points of return. */
const EXCESS = 0.05;
const FALSE_ALARMS_A_YEAR = 0.01;
const DAYS_A_YEAR = 366;

/** What a log likelihood ratio passes by chance in one year of a hundred, where so many are looked at. */
export const thresholdOf = (ratios: number): number => Math.log((DAYS_A_YEAR * ratios) / FALSE_ALARMS_A_YEAR);

/** A class of wins beyond this share would have to be most of the rounds; `hits` speaks for it. */
const MAX_ADDED_SHARE = 0.5;

/**
 * Tests a game by likelihood ratios of its exact distribution: one alternative for each way to return five points more,
 * and two that return as much less.
 *
 * A likelihood ratio has the mean 1 while the figures hold. Each is summed with reflection at zero at the begin of every
 * day, so that it is the maximum over all days that a fault may have begun on, and is at most their sum, the statistic of
 * Shiryaev and Roberts. That sum less the number of days is a martingale, so by Doob's inequality it passes `days / share`
 * within a year with no more than the probability `share`, whatever the number of rounds and however often it is
 * looked at. The share is divided among the alternatives.
 *
 * Sources: E. S. Page, Continuous Inspection Schemes, Biometrika 41 (1954); M. Pollak, Average Run Lengths of an Optimal
 * Method of Detecting a Change in Distribution, Annals of Statistics 15 (1987); exponential tilting: D. Siegmund,
 * Sequential Analysis (1985), chapter 2.
 */
export function makeReturnTest(classes: readonly PayClass[]): ReturnTest {
  const chances = classes.map(({ chance }) => chance);
  const alternatives: PayAlternative[] = [];
  const add = (
    kind: PayAlternative['kind'],
    payClass: number,
    isAbove: boolean,
    changed: readonly number[],
  ) =>
    alternatives.push({
      kind,
      payClass,
      isAbove,
      logRatios: changed.map((chance, at) => (chance === 0 ? 0 : Math.log(chance / (chances[at] ?? 0)))),
    });
  for (const isAbove of [true, false]) {
    const change = isAbove ? EXCESS : -EXCESS;
    add('return', 0, isAbove, tiltToMean(classes, change));
    const hits = raiseHits(classes, change);
    if (hits) add('hits', 0, isAbove, hits);
  }
  classes.forEach((payClass, at) => {
    const added = at === 0 ? null : addWins(classes, payClass);
    if (added) add('wins', at, true, added);
  });
  return {
    classes,
    alternatives,
    threshold: thresholdOf(alternatives.length),
  };
}

export const meanOf = (classes: readonly PayClass[]): number =>
  classes.reduce((sum, { chance, mean }) => sum + chance * mean, 0);

/** The exponentially tilted distribution whose mean differs by `change`: the closest one to the stated, by its entropy. */
function tiltToMean(classes: readonly PayClass[], change: number): number[] {
  const wanted = meanOf(classes) + change;
  const tilted = (by: number): number[] => {
    const logs = classes.map(({ chance, mean }) => Math.log(chance) + by * mean);
    const most = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - most));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  };
  const meanAt = (by: number) =>
    tilted(by).reduce((sum, chance, at) => sum + chance * (classes[at]?.mean ?? 0), 0);
  let [low, high] = [-1, 1];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (meanAt(middle) < wanted) low = middle;
    else high = middle;
  }
  return tilted((low + high) / 2);
}

/** @returns null where even a win in every round would not return so much */
export function raiseHits(classes: readonly PayClass[], change: number): number[] | null {
  const hitRate = 1 - (classes[0]?.chance ?? 0);
  const factor = 1 + change / meanOf(classes);
  if (hitRate * factor >= 1) return null;
  return classes.map(({ chance }, at) => (at === 0 ? 1 - hitRate * factor : chance * factor));
}

/** Rounds of one class in the place of others. @returns null where they alone could not return so much more */
export function addWins(classes: readonly PayClass[], added: PayClass): number[] | null {
  const share = EXCESS / (added.mean - meanOf(classes));
  if (added.chance === 0 || share <= 0 || share > MAX_ADDED_SHARE) return null;
  return classes.map((payClass) => (1 - share) * payClass.chance + (payClass === added ? share : 0));
}
