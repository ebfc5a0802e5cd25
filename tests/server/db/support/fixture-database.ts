import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectionOptions, withDatabase } from '../../../../server/db/connection.ts';
import { openDatabase } from '../../../../server/db/sql.ts';
import type { TestDatabase } from '../../support/database.ts';
import { loadFixture } from './fixture.ts';

interface FixtureDatabase extends TestDatabase {
  /** What was loaded. */
  rows(): string;
}

/** Call in a group of tests: a database as an earlier commit left it, not migrated yet. */
export function useFixtureDatabase(fixture: string): FixtureDatabase {
  const name = `fixture_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(inject('databaseUrl'), name);
  const connections = 4;
  const sql = openDatabase(url, { max: connections });
  let rows = '';
  beforeAll(async () => {
    await maintain(`create database ${name}`);
    rows = await loadFixture(sql, fixture);
  });
  afterAll(async () => {
    await sql.end({ timeout: 5 });
    await maintain(`drop database ${name} with (force)`);
  });
  return { sql, url, connections, rows: () => rows };
}

async function maintain(statement: string): Promise<void> {
  const admin = postgres(connectionOptions(inject('databaseUrl')));
  await admin.unsafe(statement);
  await admin.end();
}
