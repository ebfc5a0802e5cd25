import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectionOptions, withDatabase } from '../../../server/db/connection.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';
import { auditLedger } from '../../../server/ledger/audit-ledger.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL, its maintenance database. */
    databaseUrl: string;
  }
}

export interface TestDatabase {
  /** A pool on a database of this test file's own, migrated and empty. */
  readonly sql: Sql;
  readonly url: string;
}

interface Options {
  /** Why the books of this file's tests need not add up; without it they are proven when the last test has ended. */
  readonly unprovenBooks?: string;
}

/**
 * Call at the top of a test file: clones the migrated template before its tests, proves its books after them, and drops
 * the clone.
 */
export function useDatabase({ unprovenBooks }: Options = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(inject('databaseUrl'), name);
  const sql = openDatabase(url);
  beforeAll(() => maintain((admin) => admin.unsafe(`create database ${name} template marquee_template`)));
  afterAll(async () => {
    const books = unprovenBooks === undefined ? await auditLedger(sql) : null;
    await sql.end({ timeout: 5 });
    await maintain((admin) => admin.unsafe(`drop database if exists ${name} with (force)`));
    if (books && !books.isSound) throw new Error(`the books do not add up: ${JSON.stringify(books)}`);
  });
  return { sql, url };
}

async function maintain(work: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(connectionOptions(inject('databaseUrl')));
  await work(admin);
  await admin.end();
}
