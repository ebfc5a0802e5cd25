import { describe, expect, it } from 'vitest';
import { toNumber } from '../../maths/game-figures.ts';
import { GOLD_RUSH_FIGURES } from '../../maths/gold-rush-express-figures.ts';
import { GOLDEN_ORCHARD_SLOT } from '../../maths/golden-orchard.ts';
import { GOLDEN_ORCHARD_FIGURES } from '../../maths/golden-orchard-figures.ts';
import { JADE_TIGER_FIGURES } from '../../maths/jade-tiger-figures.ts';
import { MIDNIGHT_MASQUE_SLOT } from '../../maths/midnight-masque.ts';
import { MIDNIGHT_MASQUE_FIGURES } from '../../maths/midnight-masque-figures.ts';
import { classesOfSlot } from '../../maths/return-test/classes-of-slot.ts';
import { addPays, chancesOfCases } from '../../maths/return-test/pay-chances.ts';
import { CLASS_EDGES, classOf } from '../../maths/return-test/pay-classes.ts';
import { addWins, meanOf, raiseHits } from '../../maths/return-test/return-test.ts';
import { runReturnTest } from '../../maths/return-test/run-return-test.ts';
import {
  GOLDEN_ORCHARD_CLASSES,
  MIDNIGHT_MASQUE_CLASSES,
  ROYAL_SEVENS_CLASSES,
} from '../../maths/return-test/slot-classes.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import type { AnySlot } from '../../maths/slot/definition/slot-definition.ts';
import { RETURN_TESTS } from '../../server/games/returns/test-returns.ts';
import { seededRandom } from './seeded-random.ts';
import { chancesOf, countAlarms, type Feed } from './support/feeds.ts';

const test = RETURN_TESTS['royal-sevens@1'];
if (!test) throw new Error('Royal Sevens has no test');
const FAIR = chancesOf(ROYAL_SEVENS_CLASSES);
/** 200,000 rounds. */
const TEN_DAYS: Omit<Feed, 'chances'> = { days: 10, roundsADay: 20_000, looks: 10 };
const FEEDS = 100;

describe('exact distribution of a slot', () => {
  it.each([
    ['royal-sevens@1', ROYAL_SEVENS_FIGURES],
    ['jade-tiger@1', JADE_TIGER_FIGURES.bets.spin],
    ['gold-rush-express@1', GOLD_RUSH_FIGURES.bets.spin],
    ['golden-orchard@1', GOLDEN_ORCHARD_FIGURES.bets.spin],
    ['midnight-masque@1', MIDNIGHT_MASQUE_FIGURES.bets.spin],
  ])('classes of %s have the published return and hit rate', (maths, figures) => {
    if (!figures) throw new Error(`${maths} has no figures`);
    const { rtp, hitRate } = figures;
    const classes = RETURN_TESTS[maths]?.classes ?? [];
    expect(classes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(meanOf(classes)).toBeCloseTo(toNumber(rtp), 11);
    expect(1 - (classes[0]?.chance ?? 0)).toBeCloseTo(hitRate, 11);
  });

  it.each([
    ['Golden Orchard', GOLDEN_ORCHARD_SLOT, GOLDEN_ORCHARD_CLASSES],
    ['Midnight Masque', MIDNIGHT_MASQUE_SLOT, MIDNIGHT_MASQUE_CLASSES],
  ])('classes of %s are those of its full cycles', (_, slot: AnySlot, stored) => {
    const counted = classesOfSlot(slot);
    expect(counted).toHaveLength(stored.length);
    counted.forEach(({ chance, mean }, at) => {
      expect(chance).toBeCloseTo(stored[at]?.chance ?? 0, 12);
      expect(mean).toBeCloseTo(stored[at]?.mean ?? 0, 9);
    });
  });

  it('sum of two pays has the chances of all pairs', () => {
    const die = chancesOfCases(
      [1, 2, 3, 4, 5, 6].map((pay) => [pay, 1] as const),
      6,
    );
    expect(addPays(die, die)[7]).toBeCloseTo(1 / 6, 12);
    expect(addPays(die, die, 2)[3]).toBeCloseTo(1 / 36, 12);
  });

  it('class of a win begins with its edge', () => {
    expect([0, 1, 24, 25, 49, 50, 99, 100].map(classOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
    expect(classOf((CLASS_EDGES.at(-1) ?? 0) * 10)).toBe(CLASS_EDGES.length + 1);
  });
});

describe('likelihood ratio test of a return', () => {
  it('alternatives are distributions that differ from the stated return by five points', () => {
    for (const { classes, alternatives } of Object.values(RETURN_TESTS))
      for (const { logRatios, isAbove } of alternatives) {
        const changed = classes.map(({ chance }, at) => chance * Math.exp(logRatios[at] ?? 0));
        expect(changed.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        const mean = changed.reduce((sum, chance, at) => sum + chance * (classes[at]?.mean ?? 0), 0);
        expect(mean - meanOf(classes)).toBeCloseTo(isAbove ? 0.05 : -0.05, 6);
      }
  });

  it('fair years raise no more alarms than one in a hundred', () => {
    const year = { chances: FAIR, days: 365, roundsADay: 300, looks: 3 };
    expect(countAlarms(test, year, FEEDS, seededRandom(1929))).toBeLessThanOrEqual(FEEDS / 100);
  });

  it('raised hit frequency is found within 200,000 rounds', () => {
    const chances = raiseHits(ROYAL_SEVENS_CLASSES, 0.05) ?? [];
    expect(countAlarms(test, { ...TEN_DAYS, chances }, FEEDS, seededRandom(1))).toBe(FEEDS);
  });

  it.each([12, 15])('added top wins of class %i are found within 200,000 rounds', (at) => {
    const chances = addWins(ROYAL_SEVENS_CLASSES, ROYAL_SEVENS_CLASSES[at] as never) ?? [];
    const found = countAlarms(test, { ...TEN_DAYS, chances }, FEEDS, seededRandom(at));
    expect(found).toBeGreaterThanOrEqual(0.9 * FEEDS);
  });

  it('one win that the game never pays is an alarm', () => {
    const counts = CLASS_EDGES.map(() => 0);
    expect(runReturnTest(test, [{ counts: [10, 0, 0, 1] }])).toBeNull();
    counts[17] = 1;
    expect(runReturnTest(test, [{ counts }])).toMatchObject({ alternative: null });
    expect(runReturnTest(test, [{ counts: [10, 1] }])).toMatchObject({ alternative: null });
  });

  it('finding names the alternative and the days since the excess began', () => {
    const fair = { counts: FAIR.map((chance) => Math.round(chance * 20_000)) };
    const more = {
      counts: (raiseHits(ROYAL_SEVENS_CLASSES, 0.05) ?? []).map((chance) => Math.round(chance * 50_000)),
    };
    const finding = runReturnTest(test, [fair, fair, more, more]);
    expect(finding?.alternative).toMatchObject({ kind: 'hits', isAbove: true });
    expect(finding?.days).toEqual([more]);
  });
});
