import type { DataRights } from '../../contract/rights/rights-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

/** Those that are ready or being created, the newest first. */
export const readDataExports = (db: Db, playerId: string, now: number): Promise<DataRights['exports']> =>
  db<DataRights['exports']>`
    select id, asked_at, expires_at from data_exports
    where player_id = ${playerId} and (expires_at is null or expires_at > ${now}) order by asked_at desc`;

/** When one was requested after `since`; null without any. */
export async function findDataExportRequestedAt(
  tx: Tx,
  playerId: string,
  since: number,
): Promise<number | null> {
  const [last] = await tx<{ askedAt: number }[]>`
    select asked_at from data_exports
    where player_id = ${playerId} and asked_at > ${since} limit 1`;
  return last?.askedAt ?? null;
}

interface ExportKey {
  readonly playerId: string;
  readonly id: string;
}

export async function insertDataExport(tx: Tx, row: ExportKey & { readonly askedAt: number }): Promise<void> {
  await tx`insert into data_exports ${tx(row)}`;
}

/** Gzipped JSON; null while it is being created and when it has expired. */
export async function findDataExportBytes(
  tx: Tx,
  { playerId, id }: ExportKey,
  now: number,
): Promise<Buffer | null> {
  const [made] = await tx<{ bytes: Buffer }[]>`
    select bytes from data_exports
    where player_id = ${playerId} and id = ${id} and made_at is not null and expires_at > ${now}`;
  return made?.bytes ?? null;
}

/** Deletes expired exports, and returns how many there were. */
export async function deleteExpiredDataExports(db: Db, now: number): Promise<number> {
  const { count } = await db`delete from data_exports where expires_at <= ${now}`;
  return count;
}

/** The oldest pending one that no other process has locked. */
export async function lockWaitingDataExport(tx: Tx): Promise<ExportKey | undefined> {
  const [waiting] = await tx<ExportKey[]>`
    select player_id, id from data_exports where made_at is null
    order by asked_at limit 1 for update skip locked`;
  return waiting;
}

/** Lets this transaction read for longer than others may. */
export async function allowLongExport(tx: Tx): Promise<void> {
  await tx`set local statement_timeout = '120s'`;
  await tx`set local idle_in_transaction_session_timeout = '120s'`;
}

interface MadeExport extends ExportKey {
  readonly now: number;
  readonly expiresAt: number;
  readonly bytes: Buffer;
}

export async function saveDataExport(
  tx: Tx,
  { playerId, id, now, expiresAt, bytes }: MadeExport,
): Promise<void> {
  await tx`
    update data_exports set made_at = ${now}, expires_at = ${expiresAt}, bytes = ${bytes}
    where player_id = ${playerId} and id = ${id}`;
}
