import { expect, it } from 'vitest';
import { runConsistency } from '../../load/consistency-run.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { useFaultPlatform } from './fault-platform.ts';

const database = useDatabase();
const platform = useFaultPlatform(database);
const WORKERS = { depositor: 8, spinner: 8, drawer: 4, locker: 8, taker: 4 };

it('[D01] [C31] [C32] [C90] every read of the ledger is consistent while 32 workers deposit, bet, draw, use the safebox and withdraw', async () => {
  let reads = 0;
  const unsound: unknown[] = [];
  const report = await runConsistency({
    platform: platform(),
    crowd: WORKERS,
    withDatabase: platform().withDatabase,
    async injectFailures(fewest) {
      for (
        const until = Date.now() + 200_000;
        (fewest() < 2 || reads < 20) && Date.now() < until;
        reads += 1
      ) {
        const audit = await auditLedger(database.sql);
        if (!audit.isSound) unsound.push(audit);
      }
    },
  });
  expect(unsound).toEqual([]);
  expect(reads).toBeGreaterThanOrEqual(20);
  expect(report).toMatchObject({ lost: 0, doubled: 0, errors: [], isSound: true });
}, 400_000);
