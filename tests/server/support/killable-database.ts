import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';
import { makeDataDirInMemory } from '../../temp-data-dir.ts';

/** Call at the top of a test file: its own PostgreSQL, to be killed and restarted on the same data. */
export function useKillableDatabase() {
  const dataDir = makeDataDirInMemory();
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
    /** A pool on the current database. */
    open: () => openDatabase(database.url),
    /** The process whose end stops the database. */
    async readPid(sql: Sql): Promise<number> {
      const [folder] = await sql<{ dataDirectory: string }[]>`show data_directory`;
      return Number(readFileSync(join(folder?.dataDirectory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
    },
    /** Waits until the killed database is gone, then restarts it. */
    async restart(sql: Sql): Promise<void> {
      await database.ended;
      await sql.end({ timeout: 0 });
      await start();
    },
  };
}
