import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/db/sql.ts';
import { seededRandom } from '../maths/seeded-random.ts';
import { startKillPlatform } from './kill-platform.ts';
import { type Crowd, type PromiseReport, runPromises } from './promise-run.ts';

/** Of five kills two are the database's. */
const isDatabases = (kill: number) => kill % 5 === 1 || kill % 5 === 3;

export interface KillRun {
  readonly kills: number;
  readonly seed: number;
  /** A kill comes this long after everything ran again, at most. */
  readonly reducedMs: number;
  readonly crowd: Crowd;
  /** Hears of each kill. */
  readonly say?: (line: string) => void;
}

/** A platform of its own, killed again and again under players who insist; then its books are read. */
export async function runKills({ kills, seed, reducedMs, crowd, say }: KillRun): Promise<PromiseReport> {
  const platform = await startKillPlatform();
  const random = seededRandom(seed);
  const disturb = async () => {
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
    return await runPromises({
      platform,
      crowd,
      disturb,
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
