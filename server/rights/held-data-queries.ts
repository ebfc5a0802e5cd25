import type { Db } from '../db/sql.ts';

type Json = Record<string, unknown>;

interface Column {
  readonly tableName: string;
  readonly columnName: string;
  readonly dataType: string;
}

/** Every column of the tables whose rows name their player, table by table. */
export const readPlayerColumns = (db: Db): Promise<Column[]> =>
  db<Column[]>`
    select columns.table_name, column_name, data_type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and exists (select from information_schema.columns as own where own.table_schema = 'public'
        and own.table_name = columns.table_name and own.column_name = 'player_id')
    order by columns.table_name, ordinal_position`;

/** Without internal columns and those that name other people. */
export async function findPlayerJson(db: Db, playerId: string): Promise<Json | null> {
  const [player] = await db<{ row: Json }[]>`
    select to_jsonb(players) - 'request_fingerprint' - 'invited_by' as row from players where id = ${playerId}`;
  return player?.row ?? null;
}

/** The player's rows of a table, as the database writes them in JSON. */
export const readPlayerRows = (
  db: Db,
  playerId: string,
  { table, columns }: { table: string; columns: readonly string[] },
): Promise<{ row: unknown }[]> =>
  db<{ row: unknown }[]>`
    select to_jsonb(held) as row from (select ${db(columns)} from ${db(table)} where player_id = ${playerId}) as held`;

/** Reads the player's messages of all complaints. */
export const readMessagesOfPlayer = (db: Db, playerId: string): Promise<Json[]> =>
  db<Json[]>`
    select number, at, author, text from case_messages join cases on cases.id = case_id
    where player_id = ${playerId} order by at`;

export const readAuditOfPlayer = (db: Db, playerId: string): Promise<Json[]> =>
  db<Json[]>`
    select at, actor, act, details from audit_log where subject = ${playerId} order by place`;

export const readEventsOfPlayer = (db: Db, playerId: string): Promise<Json[]> =>
  db<Json[]>`
    select event_at, name, event from client_events
    where user_id = (select display_id::text from players where id = ${playerId}) order by event_at`;
