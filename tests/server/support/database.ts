import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectionOptions, withDatabase } from '../../../server/db/connection.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';
import { auditLedger } from './audit-ledger.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the run's PostgreSQL, its maintenance database. */
    databaseUrl: string;
  }
}

/** For tests about races: as many connections as a server has by default. */
export const RACES = { connections: 16 } as const;

export interface TestDatabase {
  /** A pool on this test file's own database, migrated and empty. The server under test has its own pool. */
  readonly sql: Sql;
  readonly url: string;
  /** The size of either pool. */
  readonly connections: number;
}

interface Options {
  /**
   * Reason why the ledger of this file's tests need not be sound; without it the ledger is audited after the last test.
   */
  readonly unbalancedLedgers?: string;
  /**
   * One by default, so that code that needs a second connection while it holds the first hangs at once, and not only
   * under load.
   */
  readonly connections?: number;
}

/**
 * Call at the top of a test file: clones the migrated template before its tests, audits its ledger after them, and
 * drops the clone.
 */
export function useDatabase({ unbalancedLedgers, connections = 1 }: Options = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(inject('databaseUrl'), name);
  const sql = openDatabase(url, { max: connections });
  beforeAll(() => maintain((admin) => admin.unsafe(`create database ${name} template marquee_template`)));
  afterAll(async () => {
    const books = unbalancedLedgers === undefined ? await auditLedger(sql) : null;
    await sql.end({ timeout: 5 });
    await maintain((admin) => admin.unsafe(`drop database if exists ${name} with (force)`));
    if (books && !books.isSound) throw new Error(`the books do not add up: ${JSON.stringify(books)}`);
  });
  return { sql, url, connections };
}

async function maintain(work: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(connectionOptions(inject('databaseUrl')));
  await work(admin);
  await admin.end();
}
