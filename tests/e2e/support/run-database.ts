import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';

/** The run's own database, for what only time or the platform's own hand could bring about. */
export async function onRunDatabase<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const url = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'database-url'), 'utf8').trim();
  const sql = openDatabase(url, { application: 'e2e', max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}
