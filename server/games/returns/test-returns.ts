import { GAMES } from '../../../games/game-list.ts';
import { EXCESS_THRESHOLD } from '../../../maths/return-test/excess-ratios.ts';
import { CLASS_EDGES } from '../../../maths/return-test/pay-classes.ts';
import {
  makeReturnTest,
  meanOf,
  type PayAlternative,
  type ReturnTest,
} from '../../../maths/return-test/return-test.ts';
import { runReturnTest } from '../../../maths/return-test/run-return-test.ts';
import { findExcess } from '../../../maths/return-test/running-sums.ts';
import type { ReturnAlarm, TestedDay } from './return-queries.ts';

const tests = GAMES.flatMap(({ versions }) => versions).map(async ({ maths, payClasses }) => {
  const classes = await payClasses?.();
  return classes ? [[maths, makeReturnTest(classes)] as const] : [];
});

/** The test of each game whose exact distribution is known, by the name of its maths. */
export const RETURN_TESTS: Readonly<Record<string, ReturnTest>> = Object.fromEntries(
  (await Promise.all(tests)).flat(),
);

/** The most that a game returns, whatever is bet and however it is played. */
export interface HighestReturn {
  /** In stakes; of the first stake as net result plus one. */
  readonly highest: number;
  /** A stake that grows within its round has no return of its own: doubled bets are those that stand well. */
  readonly isOfFirstStake: boolean;
  /** Of all that is staked, for the operator to compare. */
  readonly stated: number;
}

const highest = GAMES.flatMap(({ versions }) => versions).map(
  async ({ maths, payClasses, bestReturn, bestReturnOfFirstStake, statedReturn }) => {
    if (payClasses) return [];
    const ofAll = (await statedReturn()).highest;
    const ofFirst = await bestReturnOfFirstStake?.();
    const found: HighestReturn = {
      highest: ofFirst ?? ofAll,
      isOfFirstStake: ofFirst !== undefined,
      stated: (await bestReturn?.()) ?? ofAll,
    };
    return [[maths, found] as const];
  },
);

/** Of each maths whose distribution is another one from bet to bet. */
export const HIGHEST_RETURNS: ReadonlyMap<string, HighestReturn> = new Map(
  (await Promise.all(highest)).flat(),
);

interface Deviation {
  readonly days: readonly TestedDay[];
  readonly isAbove: boolean;
  readonly foundBy: string;
  /** In stakes. */
  readonly stated: number;
}

/** What the likelihood ratio tests find in the days of each game. */
export function findDeviations(days: readonly TestedDay[]): Omit<ReturnAlarm, 'id' | 'slug' | 'raisedAt'>[] {
  const games = Map.groupBy(days, ({ gameId, maths }) => `${gameId} ${maths}`);
  return [...games.values()].flatMap((ofGame) => {
    const [{ gameId, maths } = { gameId: 0, maths: '' }] = ofGame;
    const found = findInClasses(maths, ofGame) ?? findInRatios(maths, ofGame);
    const first = found?.days[0];
    if (!found || !first) return [];
    const sumOf = (part: 'rounds' | 'staked' | 'won') => found.days.reduce((sum, day) => sum + day[part], 0);
    const statedPpm = Math.round(found.stated * 1_000_000);
    return [
      {
        gameId,
        maths,
        isAbove: found.isAbove,
        foundBy: found.foundBy,
        since: first.day,
        rounds: sumOf('rounds'),
        actualPpm: Math.round((sumOf('won') / sumOf('staked')) * 1_000_000),
        lowPpm: statedPpm,
        highPpm: statedPpm,
      },
    ];
  });
}

function findInClasses(maths: string, days: readonly TestedDay[]): Deviation | null {
  const test = RETURN_TESTS[maths];
  const finding = test && runReturnTest(test, days);
  if (!finding) return null;
  const { alternative } = finding;
  return {
    days: finding.days,
    isAbove: alternative?.isAbove ?? true,
    foundBy: nameOf(alternative),
    stated: meanOf(test.classes),
  };
}

function findInRatios(maths: string, days: readonly TestedDay[]): Deviation | null {
  const stated = HIGHEST_RETURNS.get(maths)?.stated;
  const found = findExcess(days, EXCESS_THRESHOLD, ({ excess }) => excess);
  if (stated === undefined || !found) return null;
  return { days: found.days, isAbove: true, foundBy: 'bets of any kind', stated };
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
