import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readMigrations } from '../../../../server/db/migrate.ts';
import type { Db, Sql } from '../../../../server/db/sql.ts';

const FOLDER = join(import.meta.dirname, '../fixtures');

/** All rows as statements, a table each, that put them into a database with the same migrations. */
export async function dumpRows(sql: Db): Promise<string> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select relname as name,
      array(select attname from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
        order by attnum) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname collate "C"`;
  const parts: string[] = [];
  for (const { name, columns } of tables) {
    const values = columns.map((column) => `quote_nullable("${column}"::text)`).join(" || ', ' || ");
    const rows = await sql.unsafe<{ row: string }[]>(
      `select row from (select '(' || ${values} || ')' as row from "${name}") as told order by row collate "C"`,
    );
    if (rows.length === 0) continue;
    const list = columns.map((column) => `"${column}"`).join(', ');
    parts.push(
      `insert into "${name}" (${list}) overriding system value values\n${rows.map(({ row }) => row).join(',\n')};\n`,
    );
  }
  return parts.join('\n');
}

/** Fills an empty database as a process of the commit of the fixture left it: its migrations, then its rows. */
export async function loadFixture(sql: Sql, name: string): Promise<string> {
  const rows = gunzipSync(readFileSync(join(FOLDER, `${name}.sql.gz`))).toString();
  const migrations = await readMigrations();
  await sql.begin(async (tx) => {
    await tx`create table schema_migrations (name text primary key, hash text not null)`;
    for (const { name: file, text } of migrations) if (rows.includes(`'${file}'`)) await tx.unsafe(text);
    // The rows are there already as triggers and keys had them.
    await tx`set local session_replication_role = replica`;
    const made = await tx<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
    await tx.unsafe(`truncate ${made.map((table) => `"${table.name}"`).join(', ')}`);
    await tx.unsafe(rows);
    await tx`
      select setval(pg_get_serial_sequence(attrelid::regclass::text, attname), 1000000)
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attidentity <> ''`;
  });
  return rows;
}
