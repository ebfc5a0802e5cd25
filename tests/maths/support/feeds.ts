import type { RandomSource } from '../../../maths/random-source.ts';
import type { PayClass } from '../../../maths/return-test/pay-classes.ts';
import type { ReturnTest } from '../../../maths/return-test/return-test.ts';
import { logRatioOf } from '../../../maths/return-test/run-return-test.ts';

export interface Feed {
  /** Chance of each class of pays. */
  readonly chances: readonly number[];
  readonly days: number;
  readonly roundsADay: number;
  /** How often a day is looked at while it runs. */
  readonly looks: number;
}

/** Plays a game day by day. @returns the rounds after which the test raised an alarm; null where it raised none */
function playFeed(test: ReturnTest, feed: Feed, random: RandomSource): number | null {
  const { days, roundsADay, looks } = feed;
  const draw = makeDraw(feed.chances, random);
  const sums = test.alternatives.map(() => 0);
  for (let day = 0; day < days; day += 1) {
    const counts = feed.chances.map(() => 0);
    for (let look = 1; look <= looks; look += 1) {
      for (let round = 0; round < roundsADay / looks; round += 1) {
        const at = draw();
        counts[at] = (counts[at] as number) + 1;
      }
      const isFound =
        counts.some((count, at) => count > 0 && !test.classes[at]?.chance) ||
        test.alternatives.some((one, at) => (sums[at] ?? 0) + logRatioOf(one, counts) > test.threshold);
      if (isFound) return day * roundsADay + (look * roundsADay) / looks;
    }
    test.alternatives.forEach((one, at) => {
      sums[at] = Math.max(0, (sums[at] ?? 0) + logRatioOf(one, counts));
    });
  }
  return null;
}

/** How many of so many feeds raised an alarm. */
export function countAlarms(test: ReturnTest, feed: Feed, feeds: number, random: RandomSource): number {
  let alarms = 0;
  for (let at = 0; at < feeds; at += 1) if (playFeed(test, feed, random) !== null) alarms += 1;
  return alarms;
}

function makeDraw(chances: readonly number[], random: RandomSource): () => number {
  let sum = 0;
  const upTo = chances.map((chance) => {
    sum += chance;
    return sum * 2 ** 32;
  });
  const last = chances.length - 1;
  return () => {
    const drawn = random.integer(2 ** 32);
    let at = 0;
    while (at < last && drawn >= (upTo[at] as number)) at += 1;
    return at;
  };
}

export const chancesOf = (classes: readonly PayClass[]): number[] => classes.map(({ chance }) => chance);
