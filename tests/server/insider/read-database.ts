import { createHash } from 'node:crypto';
import type { Sql } from '../../../server/db/sql.ts';

const SEED_DIGITS = 64;
const HEX = /[0-9a-f]{64,}/gi;
const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{43}=?(?![A-Za-z0-9+/_=-])/g;

interface Column {
  readonly tableName: string;
  readonly columnName: string;
}

/** Columns of every table whose values can hold 32 bytes, whatever they are named. */
const readColumns = (sql: Sql): Promise<Column[]> =>
  sql<Column[]>`
    select columns.table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('bytea', 'text', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED') or data_type like 'char%')`;

/** Every value of the database, as text, that has room for a seed in hex or base64. */
async function readValues(sql: Sql): Promise<string[]> {
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const selects = (await readColumns(sql)).map(({ tableName, columnName }) => {
    const value = `${quote(columnName)}::text`;
    return `select ${value} as value from ${quote(tableName)} where length(${value}) >= 43`;
  });
  const rows = await sql.unsafe<{ value: string }[]>(selects.join(' union all '));
  return rows.map(({ value }) => value);
}

/** All 32 bytes in a row of a longer number, as what is stored may have a head and a tail. */
function* windowsOf(hex: string): Generator<string> {
  for (let start = 0; start + SEED_DIGITS <= hex.length; start += 2)
    yield hex.slice(start, start + SEED_DIGITS);
}

function* candidatesIn(value: string): Generator<string> {
  for (const [hex] of value.matchAll(HEX)) yield* windowsOf(hex.toLowerCase());
  for (const [text] of value.matchAll(BASE64)) yield Buffer.from(text, 'base64').toString('hex');
}

/** Everything in the database that could be a seed, in hex, by its commitment. */
export async function readCandidates(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const candidates = new Set<string>();
  for (const value of await readValues(sql)) {
    for (const candidate of candidatesIn(value)) candidates.add(candidate);
  }
  return new Map(
    [...candidates].map((seed) => [createHash('sha256').update(seed, 'hex').digest('hex'), seed]),
  );
}
