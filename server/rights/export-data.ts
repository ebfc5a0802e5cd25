import { gzipSync } from 'node:zlib';
import type { Db } from '../db/sql.ts';

/** What opens something, or is known by its hash alone, is in no copy; bytes neither: sealed papers are on their own page. */
const SECRET = /^(password_hash|code_hash|token_hash|.*_token|code_verifier|nonce|request_fingerprint)$/;
/** Copies of copies. */
const LEFT_OUT: readonly string[] = [
  'data_exports',
  'request_ids',
  'way_out_tickets',
  'codes',
  'social_attempts',
];

interface Column {
  readonly tableName: string;
  readonly columnName: string;
  readonly dataType: string;
}

/** Tables with a row of a player's own, by the columns that may be shown. A table of tomorrow is among them by itself. */
async function readTables(db: Db): Promise<Map<string, string[]>> {
  const columns = await db<Column[]>`
    select columns.table_name, column_name, data_type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and exists (select from information_schema.columns as own where own.table_schema = 'public'
        and own.table_name = columns.table_name and own.column_name = 'player_id')
    order by columns.table_name, ordinal_position`;
  const tables = new Map<string, string[]>();
  for (const { tableName, columnName, dataType } of columns) {
    if (LEFT_OUT.includes(tableName) || dataType === 'bytea' || SECRET.test(columnName)) continue;
    tables.set(tableName, [...(tables.get(tableName) ?? []), columnName]);
  }
  return tables;
}

/** Everything that is held on a player, by table, as gzipped JSON. */
export async function exportPlayer(db: Db, playerId: string, now: number): Promise<Buffer> {
  const held: Record<string, unknown> = { madeAt: new Date(now).toISOString() };
  const [player] = await db<{ row: Record<string, unknown> }[]>`
    select to_jsonb(players) - 'request_fingerprint' - 'invited_by' as row from players where id = ${playerId}`;
  held.player = player?.row ?? null;
  for (const [table, columns] of await readTables(db)) {
    const rows = await db<{ row: unknown }[]>`
      select to_jsonb(held) as row from (select ${db(columns)} from ${db(table)} where player_id = ${playerId}) as held`;
    if (rows.length > 0) held[table] = rows.map(({ row }) => row);
  }
  held.case_messages = await db`
    select number, at, author, text from case_messages join cases on cases.id = case_id
    where player_id = ${playerId} order by at`;
  held.acts = await db`
    select at, actor, act, details from audit_log where subject = ${playerId} order by place`;
  held.client_events = await db`
    select event_at, name, event from client_events
    where user_id = (select display_id::text from players where id = ${playerId}) order by event_at`;
  return gzipSync(JSON.stringify(held, null, 1));
}
