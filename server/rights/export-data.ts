import { gzipSync } from 'node:zlib';
import type { Db } from '../db/sql.ts';
import {
  findPlayerJson,
  readAuditOfPlayer,
  readEventsOfPlayer,
  readMessagesOfPlayer,
  readPlayerColumns,
  readPlayerRows,
} from './held-data-queries.ts';

/** Tokens and hashes are in no export, nor are bytes: encrypted identity documents have their own page. */
const SECRET = /^(password_hash|code_hash|token_hash|.*_token|code_verifier|nonce|request_fingerprint)$/;
/** Tables of exports themselves. */
const UNEXPORTED_TABLES: readonly string[] = [
  'data_exports',
  'request_ids',
  'way_out_tickets',
  'codes',
  'social_attempts',
];

/** Tables with rows of a player, with the columns that may be shown. New tables are included automatically. */
async function readTables(db: Db): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>();
  for (const { tableName, columnName, dataType } of await readPlayerColumns(db)) {
    if (UNEXPORTED_TABLES.includes(tableName) || dataType === 'bytea' || SECRET.test(columnName)) continue;
    tables.set(tableName, [...(tables.get(tableName) ?? []), columnName]);
  }
  return tables;
}

/** All data stored about a player, by table, as gzipped JSON. */
export async function exportPlayer(db: Db, playerId: string, now: number): Promise<Buffer> {
  const held: Record<string, unknown> = { madeAt: new Date(now).toISOString() };
  held.player = await findPlayerJson(db, playerId);
  for (const [table, columns] of await readTables(db)) {
    const rows = await readPlayerRows(db, playerId, { table, columns });
    if (rows.length > 0) held[table] = rows.map(({ row }) => row);
  }
  held.case_messages = await readMessagesOfPlayer(db, playerId);
  held.acts = await readAuditOfPlayer(db, playerId);
  held.client_events = await readEventsOfPlayer(db, playerId);
  return gzipSync(JSON.stringify(held, null, 1));
}
