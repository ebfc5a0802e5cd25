import { GAMES } from '../../../games/game-list.ts';
import { CLASS_EDGES } from '../../../maths/return-test/pay-classes.ts';
import {
  makeReturnTest,
  meanOf,
  type PayAlternative,
  type ReturnTest,
} from '../../../maths/return-test/return-test.ts';
import { runReturnTest } from '../../../maths/return-test/run-return-test.ts';
import type { ClassedDay, ReturnAlarm } from './return-queries.ts';

const tests = GAMES.flatMap(({ versions }) => versions).map(async ({ maths, payClasses }) => {
  const classes = await payClasses?.();
  return classes ? [[maths, makeReturnTest(classes)] as const] : [];
});

/** The test of each game whose exact distribution is known, by the name of its maths. */
export const RETURN_TESTS: Readonly<Record<string, ReturnTest>> = Object.fromEntries(
  (await Promise.all(tests)).flat(),
);

/** What the likelihood ratio test finds in the days of the games whose exact distribution is known. */
export function findDeviations(days: readonly ClassedDay[]): Omit<ReturnAlarm, 'id' | 'slug' | 'raisedAt'>[] {
  const games = Map.groupBy(days, ({ gameId, maths }) => `${gameId} ${maths}`);
  return [...games.values()].flatMap((ofGame) => {
    const maths = ofGame[0]?.maths ?? '';
    const test = RETURN_TESTS[maths];
    const finding = test && runReturnTest(test, ofGame);
    const first = finding?.days[0];
    if (!finding || !first) return [];
    const sumOf = (part: 'rounds' | 'staked' | 'won') =>
      finding.days.reduce((sum, day) => sum + day[part], 0);
    const statedPpm = Math.round(meanOf(test.classes) * 1_000_000);
    return [
      {
        gameId: first.gameId,
        maths,
        isAbove: finding.alternative?.isAbove ?? true,
        foundBy: nameOf(finding.alternative),
        since: first.day,
        rounds: sumOf('rounds'),
        actualPpm: Math.round((sumOf('won') / sumOf('staked')) * 1_000_000),
        lowPpm: statedPpm,
        highPpm: statedPpm,
      },
    ];
  });
}

/** For operators: which rounds come too often. */
function nameOf(alternative: PayAlternative | null): string {
  if (!alternative) return 'a win that the game never pays';
  const { kind, payClass } = alternative;
  if (kind === 'return') return 'all pays';
  if (kind === 'hits') return 'hit frequency';
  const from = (CLASS_EDGES[payClass - 2] ?? 0) / 100;
  return `wins of ${from} to ${from * 2} stakes`;
}
