import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runConsistency } from '../../load/consistency-run.ts';
import { seededRandom } from '../../maths/seeded-random.ts';
import { useDatabase } from '../support/database.ts';
import { useFaultPlatform } from './fault-platform.ts';
import type { FaultProxy, Rules, Verdict } from './fault-proxy.ts';

const database = useDatabase();
const platform = useFaultPlatform(database);
const CROWD = { depositor: 2, spinner: 2, drawer: 1, locker: 1, taker: 1 };
/** Acknowledgements that every player must have received; by then each has met the failure many times. */
const ENOUGH = 2;
const MAX_MS = 200_000;
const TOO_LATE_MS = 400_000;

/** Runs players while `proxies` follow `rules`, and then compares their acknowledgements with the ledger. */
async function expectConsistent(proxies: readonly FaultProxy[], rules: Rules) {
  const report = await runConsistency({
    platform: platform(),
    crowd: CROWD,
    withDatabase: platform().withDatabase,
    async injectFailures(fewest) {
      for (const proxy of proxies) proxy.rules = rules;
      for (const until = Date.now() + MAX_MS; fewest() < ENOUGH && Date.now() < until; ) await wait(100);
      for (const proxy of proxies) proxy.rules = null;
    },
  });
  expect(report).toMatchObject({ lost: 0, doubled: 0, errors: [], isSound: true });
  for (const count of Object.values(report.acknowledged)) expect(count).toBeGreaterThanOrEqual(ENOUGH);
  return report;
}

/** Returns a verdict other than passing one in `of` times, by a seeded random source. */
function sometimes(of: number, others: readonly Verdict[], seed: number): () => Verdict {
  const random = seededRandom(seed);
  return () => (random.integer(of) === 0 ? (others[random.integer(others.length)] ?? 'pass') : 'pass');
}

describe('ledger matches every acknowledged answer', () => {
  it(
    '[C31] [C32] [C90] [T09] ledger matches when every third answer is lost and the same request is repeated',
    async () => {
      const { lines } = platform();
      const { unanswered } = await expectConsistent(lines, { down: sometimes(3, ['cut', 'half'], 3) });
      expect(unanswered).toBeGreaterThan(10);
    },
    TOO_LATE_MS,
  );

  it(
    '[C31] [C32] [C90] [T09] ledger matches when the database connection breaks during statements and commits',
    async () => {
      const line = platform().database;
      await expectConsistent([line], {
        up: sometimes(60, ['cut', 'half'], 5),
        down: sometimes(60, ['cut', 'half'], 7),
      });
      expect(line.cuts).toBeGreaterThan(10);
    },
    TOO_LATE_MS,
  );

  it(
    '[C31] [C32] [C90] ledger matches when the database is slow',
    async () => {
      await expectConsistent([platform().database], { delayMs: 20 });
    },
    TOO_LATE_MS,
  );
});
