import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { openDatabase, type Sql } from '../../server/db/sql.ts';

/** An empty database of the bench's own, with a pool of `max` connections. */
export async function withDatabase<T>(
  name: string,
  max: number,
  run: (sql: Sql, url: string) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), `${name}-bench-`));
  const database = await startEmbeddedDatabase(dataDir);
  const sql = openDatabase(database.url, { max });
  try {
    return await run(sql, database.url);
  } finally {
    await sql.end({ timeout: 5 });
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
