import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from './sql.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** The files of migrations/ in their order. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the schema up to date, each file in a transaction of its own. Safe to run from several processes at
 * once: the record table is locked for the run.
 * @returns names of what was applied
 * @throws Error when a file that was applied has been changed since.
 */
export async function migrate(sql: Sql, folder = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await sql`create table if not exists schema_migrations (name text primary key, hash text not null)`.catch(
    // Two processes at the same first start: one of them loses this race, and the table exists.
    (error: unknown) => {
      if (!/already exists|pg_type_typname_nsp_index/.test(String(error))) throw error;
    },
  );
  const applied: string[] = [];
  for (const migration of migrations) {
    await sql.begin(async (tx) => {
      // A change of a large table may take longer than any call, and so may the wait for another process's.
      await tx`set local statement_timeout = 0`;
      await tx`lock table schema_migrations in exclusive mode`;
      const [known] = await tx<{ hash: string }[]>`
        select hash from schema_migrations where name = ${migration.name}`;
      if (known) {
        if (known.hash === migration.hash) return;
        throw new Error(`migration ${migration.name} was changed after it was applied to this database`);
      }
      await tx.unsafe(migration.text);
      await tx`insert into schema_migrations (name, hash) values (${migration.name}, ${migration.hash})`;
      applied.push(migration.name);
    });
  }
  return applied;
}
