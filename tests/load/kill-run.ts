import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/db/sql.ts';
import { seededRandom } from '../maths/seeded-random.ts';
import { type ConsistencyReport, type Crowd, runConsistency } from './consistency-run.ts';
import { startKillPlatform } from './kill-platform.ts';

/** Two of five kills hit the database. */
const isDatabases = (kill: number) => kill % 5 === 1 || kill % 5 === 3;

export interface KillRun {
  readonly kills: number;
  readonly seed: number;
  /** Maximum delay of a kill after everything runs again. */
  readonly reducedMs: number;
  readonly crowd: Crowd;
  /** Called at each kill. */
  readonly say?: (line: string) => void;
}

/** Starts a platform, kills it repeatedly while players retry their calls, and then audits its ledger. */
export async function runKills({ kills, seed, reducedMs, crowd, say }: KillRun): Promise<ConsistencyReport> {
  const platform = await startKillPlatform();
  const random = seededRandom(seed);
  const injectFailures = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const reduced = random.integer(reducedMs);
      await wait(reduced);
      const whom = isDatabases(kill) ? 'database' : 'server';
      const from = performance.now();
      await (whom === 'database' ? platform.killDatabase() : platform.killServer());
      const after = Math.round(performance.now() - from);
      say?.(`kill ${kill + 1}: the ${whom} after ${reduced} ms; back after ${after} ms`);
    }
  };
  try {
    return await runConsistency({
      platform,
      crowd,
      injectFailures,
      async withDatabase(work) {
        const sql = openDatabase(platform.databaseUrl(), { max: 2 });
        try {
          return await work(sql);
        } finally {
          await sql.end({ timeout: 5 });
        }
      },
    });
  } finally {
    await platform.stop();
  }
}
