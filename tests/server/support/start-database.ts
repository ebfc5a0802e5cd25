import fs from 'node:fs';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { connectionOptions, withDatabase } from '../../../server/db/connection.ts';
import { startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { makeDataDirInMemory } from '../../temp-data-dir.ts';
import { insertTestOperators } from './operators.ts';

/** One PostgreSQL for the run with one migrated template, which every test file clones. */
export async function setup(project: TestProject) {
  const dataDir = makeDataDirInMemory();
  const database = await startEmbeddedDatabase(dataDir, { settings: { max_connections: '200' } });
  const stop = async () => {
    await database.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const admin = postgres(connectionOptions(database.url));
    await admin`create database marquee_template`;
    await admin.end();
    const template = openDatabase(withDatabase(database.url, 'marquee_template'));
    await migrate(template);
    await insertTestOperators(template);
    await template.end();
    project.provide('databaseUrl', database.url);
  } catch (error) {
    // Whatever fails here leaves no server behind.
    await stop();
    throw error;
  }
  return stop;
}
