import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import { applyDefinitions, type DefinitionsOutcome, readDefinitions } from './definitions.ts';
import { type Sql, sqlState, type Tx } from './sql.ts';

const FOLDER = import.meta.dirname;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

interface MigrationResult {
  /** Names of the migrations that were applied. */
  readonly migrations: readonly string[];
  readonly definitions: DefinitionsOutcome;
}

/** The files of migrations/ in their order. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const place = join(folder, 'migrations');
  const names = (await readdir(place)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(place, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the schema up to date in one transaction: new migrations, then functions and comments. Safe to run from several
 * processes at once: the record table is locked for the run. A process of an older version changes nothing.
 * @throws DatabaseStartError when a file that was applied has been changed since, when a definition is not accepted,
 * and when the database's user has no right to change the schema.
 */
export async function migrate(sql: Sql, folder = FOLDER): Promise<MigrationResult> {
  const migrations = await readMigrations(folder);
  const definitions = await readDefinitions(folder);
  try {
    await makeRecordTable(sql);
    return await sql.begin(async (tx) => {
      // A change of a large table may take longer than any call, and so may the wait for another process's.
      await tx`set local statement_timeout = 0`;
      await tx`lock table schema_migrations in exclusive mode`;
      const applied = await applyMigrations(tx, migrations);
      return { migrations: applied, definitions: await applyDefinitions(tx, definitions) };
    });
  } catch (error) {
    if (sqlState(error) !== '42501') throw error;
    throw new DatabaseStartError(
      `The database's user may not change the schema (${(error as Error).message}).`,
    );
  }
}

async function makeRecordTable(sql: Sql): Promise<void> {
  await sql`create table if not exists schema_migrations (name text primary key, hash text not null)`.catch(
    // Two processes at the same first start: one of them loses this race, and the table exists.
    (error: unknown) => {
      if (!/already exists|pg_type_typname_nsp_index/.test(String(error))) throw error;
    },
  );
}

async function applyMigrations(tx: Tx, migrations: readonly Migration[]): Promise<string[]> {
  const rows = await tx<{ name: string; hash: string }[]>`select name, hash from schema_migrations`;
  const known = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = migrations.find(({ name, hash }) => known.has(name) && known.get(name) !== hash);
  if (changed) {
    throw new DatabaseStartError(
      `migration ${changed.name} was changed after it was applied to this database`,
    );
  }
  const missing = migrations.filter(({ name }) => !known.has(name));
  for (const { name, text, hash } of missing) {
    await tx.unsafe(text);
    await tx`insert into schema_migrations (name, hash) values (${name}, ${hash})`;
  }
  return missing.map(({ name }) => name);
}
