import { GOLD_RUSH_SLOT } from '../../maths/gold-rush-express.ts';
import { GOLDEN_ORCHARD_SLOT } from '../../maths/golden-orchard.ts';
import { JADE_TIGER_SLOT } from '../../maths/jade-tiger.ts';
import { MIDNIGHT_MASQUE_SLOT } from '../../maths/midnight-masque.ts';
import { classesOfSlot } from '../../maths/return-test/classes-of-slot.ts';
import { CLASS_EDGES, type PayClass } from '../../maths/return-test/pay-classes.ts';
import { addWins, raiseHits } from '../../maths/return-test/return-test.ts';
import { ROYAL_SEVENS_SLOT } from '../../maths/royal-sevens.ts';
import type { AnySlot } from '../../maths/slot/definition/slot-definition.ts';
import { RETURN_TESTS } from '../../server/games/returns/test-returns.ts';
import { seededRandom } from '../maths/seeded-random.ts';
import { chancesOf, countAlarms } from '../maths/support/feeds.ts';
import type { Bench, Figure } from './bench.ts';

const FEEDS = 2_000;
/** A year, looked at four times a day. The bound holds for any number of rounds; more of them take longer to draw. */
const FAIR_YEAR = { days: 366, roundsADay: 1_000, looks: 4 };
/** 200,000 rounds with the fault, looked at ten times a day. */
const FAULTY = { days: 10, roundsADay: 20_000, looks: 10 };
/** The slot with a standard deviation of five stakes. */
const MATHS = 'royal-sevens@1';
/** Classes of the added wins: 128 to 256 stakes, up to 2,048 to 4,096. */
const TOP_CLASSES = [11, 12, 13, 14, 15];

const recounts: Readonly<Record<string, AnySlot>> = {
  'golden-orchard@1': GOLDEN_ORCHARD_SLOT,
  'gold-rush-express@1': GOLD_RUSH_SLOT,
  'jade-tiger@1': JADE_TIGER_SLOT,
  'midnight-masque@1': MIDNIGHT_MASQUE_SLOT,
  [MATHS]: ROYAL_SEVENS_SLOT,
};

/** How far the stored chances are from those counted again, by the worst class of a game. */
function compareClasses(): Figure[] {
  return Object.entries(recounts).map(([maths, slot]) => {
    const counted = classesOfSlot(slot);
    const stored = RETURN_TESTS[maths]?.classes ?? [];
    const errors = stored.map(({ chance }, at) => Math.abs(chance - (counted[at]?.chance ?? 0)));
    return {
      name: `${maths}: stored chances less those counted again`,
      value: Math.max(...errors, 1e-16),
      unit: '',
      limit: { atMost: 1e-12 },
    };
  });
}

function simulateFeeds(): Figure[] {
  const test = RETURN_TESTS[MATHS];
  if (!test) throw new Error(`${MATHS} has no test`);
  const { classes, alternatives } = test;
  const random = seededRandom(1929);
  const found = (name: string, chances: readonly number[] | null, limit?: Figure['limit']): Figure => ({
    name,
    value: countAlarms(test, { ...FAULTY, chances: chances ?? [] }, FEEDS, random) / FEEDS,
    unit: '',
    ...(limit && { limit }),
  });
  const wanted = { atLeast: 0.9 };
  const fair = countAlarms(test, { ...FAIR_YEAR, chances: chancesOf(classes) }, FEEDS, random);
  const tilted = alternatives.find(({ kind, isAbove }) => kind === 'return' && isAbove);
  return [
    { name: 'fair years with an alarm', value: fair / FEEDS, unit: '', limit: { atMost: 0.01 } },
    found('raised hit frequency, found in 200,000 rounds', raiseHits(classes, 0.05), wanted),
    ...TOP_CLASSES.map((at) => {
      const from = (CLASS_EDGES[at - 2] ?? 0) / 100;
      const added = addWins(classes, classes[at] as PayClass);
      return found(`added wins from ${from} stakes on, found in 200,000 rounds`, added, wanted);
    }),
    // The closest of all distributions with this return: it is found later, and has no limit here.
    found(
      'exponentially tilted pays, found in 200,000 rounds',
      classes.map(({ chance }, at) => chance * Math.exp(tilted?.logRatios[at] ?? 0)),
    ),
  ];
}

/** The test of the games' returns against simulated feeds, and the distributions that it uses. */
export const bench: Bench = {
  name: 'return test',
  isLong: true,
  async run() {
    return [...simulateFeeds(), ...compareClasses()];
  },
};
