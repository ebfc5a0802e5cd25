import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { connectionOptions, withDatabase } from '../server/db/connection.ts';
import { DatabaseStartError } from '../server/db/database-start-error.ts';
import { readDefinitionFiles, readNamedVersion } from '../server/db/definitions.ts';
import { startEmbeddedDatabase } from '../server/db/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/sql.ts';
import { describeSchema, findChangedSignatures } from './describe-schema.ts';
import { StartError } from './start-error.ts';

const FOLDER = path.resolve('server/db');
const VERSION = path.join(FOLDER, 'definitions.json');
const SCHEMA = path.join(FOLDER, 'schema.sql');

/** Gives changed functions and comments a new version, and writes schema.sql from a fresh database. */
async function main(): Promise<void> {
  const { hash } = await readDefinitionFiles(FOLDER);
  const named = await readNamedVersion(FOLDER);
  const before = fs.readFileSync(VERSION, 'utf8');
  const version = named.hash === hash ? named.version : named.version + 1;
  fs.writeFileSync(VERSION, `${JSON.stringify({ version, hash }, null, 2)}\n`);
  try {
    const schema = await describeFreshDatabase();
    const held = fs.existsSync(SCHEMA) ? fs.readFileSync(SCHEMA, 'utf8') : '';
    const [changed] = findChangedSignatures(held, schema);
    if (changed) {
      throw new StartError(
        `The arguments or the result of ${changed} have changed: give the new form a new name, and keep the old one for a release.`,
      );
    }
    fs.writeFileSync(SCHEMA, schema);
    console.log(`Functions and comments have version ${version}; server/db/schema.sql is up to date.`);
  } catch (error) {
    fs.writeFileSync(VERSION, before);
    throw error;
  }
}

async function describeFreshDatabase(): Promise<string> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'marquee-'));
  fs.chmodSync(dataDir, 0o711); // run by root, PostgreSQL is another user
  try {
    const database = await startEmbeddedDatabase(dataDir);
    try {
      const admin = postgres(connectionOptions(database.url));
      await admin`create database fresh`;
      await admin.end();
      const sql = openDatabase(withDatabase(database.url, 'fresh'));
      await migrate(sql);
      const schema = await describeSchema(sql);
      await sql.end();
      return schema;
    } finally {
      await database.stop();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError || error instanceof DatabaseStartError ? error.message : error);
  process.exitCode = 1;
}
