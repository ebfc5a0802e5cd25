import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';

/** Call at the top of a test file: a PostgreSQL of its own, to be killed and started again on the same data. */
export function useKillableDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-test-'));
  let database: EmbeddedDatabase;
  const start = async () => {
    database = await startEmbeddedDatabase(dataDir);
  };
  beforeAll(start);
  afterAll(async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    /** A pool on the database that runs now. */
    open: () => openDatabase(database.url),
    /** The process whose death is the database's. */
    async readPid(sql: Sql): Promise<number> {
      const [folder] = await sql<{ dataDirectory: string }[]>`show data_directory`;
      return Number(readFileSync(join(folder?.dataDirectory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
    },
    /** Waits until the killed database is gone, then starts it again. */
    async restart(sql: Sql): Promise<void> {
      await database.ended;
      await sql.end({ timeout: 0 });
      await start();
    },
  };
}
