import { createHash } from 'node:crypto';
import type { Sql } from '../../../server/db/sql.ts';

/** Whose a row is. */
const OWNERS = ['erased', 'other'] as const;
export type Owner = (typeof OWNERS)[number];

interface Column {
  readonly tableName: string;
  readonly name: string;
  readonly type: string;
}

/** Without partitions, whose rows are read as those of their table. */
export async function readTables(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`;
  return tables.map(({ name }) => name);
}

const readColumns = (sql: Sql): Promise<Column[]> =>
  sql<Column[]>`
    select relname as table_name, attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`;

/** So that a column may hold any value of its type. */
async function dropChecks(sql: Sql): Promise<void> {
  const checks = await sql<{ tableName: string; name: string }[]>`
    select relname as table_name, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'c' and relnamespace = 'public'::regnamespace and not relispartition`;
  for (const { tableName, name } of checks)
    await sql`alter table ${sql(tableName)} drop constraint ${sql(name)}`;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** The column `id` of the owner's row. */
export function idOf(table: string, owner: Owner, column = 'id'): string {
  const hex = digest(`${table}.${column} of ${owner}`);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Above what the database counts from by itself. */
export const numberOf = (owner: Owner): number => 101 + OWNERS.indexOf(owner);

/** A value for a column of any type, another one for each owner where the type has more than one. */
function sampleOf({ tableName, name, type }: Column, owner: Owner): unknown {
  const at = OWNERS.indexOf(owner);
  if (type === 'uuid') return name === 'player_id' ? idOf('players', owner) : idOf(tableName, owner, name);
  if (type === 'text') return `${name} of ${owner}`;
  if (type === 'bytea') return `\\x${digest(`${tableName}.${name} of ${owner}`)}`;
  if (type === 'boolean') return owner === 'erased';
  if (type === 'date') return `199${at}-02-03`;
  if (type === 'jsonb') return { note: `${name} of ${owner}` };
  if (type.startsWith('timestamp')) return `2027-01-01T00:00:0${at}Z`;
  if (type.endsWith('[]')) return [];
  return numberOf(owner);
}

export interface FilledRow {
  readonly table: string;
  readonly owner: Owner;
  /** As the database has it. */
  readonly row: Readonly<Record<string, unknown>>;
}

/**
 * Makes a row for each of two players in every table that is empty, without the triggers and references of such rows.
 * @param special by table what differs from a row of made-up values; each of a list is a row of its own
 */
export async function fillTables(
  sql: Sql,
  special: (owner: Owner) => Readonly<Record<string, readonly FilledRow['row'][]>>,
): Promise<FilledRow[]> {
  await dropChecks(sql);
  const tables = await readTables(sql);
  const columns = await readColumns(sql);
  const rowsOf = (table: string, owner: Owner) => {
    const own = columns.filter(({ tableName }) => tableName === table);
    const row = Object.fromEntries(own.map((column) => [column.name, sampleOf(column, owner)]));
    return (special(owner)[table] ?? [{}]).map((differing) => ({ ...row, ...differing }));
  };
  return sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const filled: FilledRow[] = [];
    for (const table of tables) {
      if ((await tx`select from ${tx(table)} limit 1`).count > 0) continue;
      const rows = OWNERS.flatMap((owner) => rowsOf(table, owner).map((row) => ({ owner, row })));
      for (const { owner, row } of rows) {
        const [stored] = await tx<[{ row: FilledRow['row'] }]>`
          insert into ${tx(table)} as stored overriding system value
          select * from jsonb_populate_record(null::${tx(table)}, ${JSON.stringify(row)}::text::jsonb)
          returning to_jsonb(stored) as row`;
        filled.push({ table, owner, ...stored });
      }
    }
    return filled;
  });
}
