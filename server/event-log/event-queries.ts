import type { JSONValue } from 'postgres';
import type { Db } from '../db/sql.ts';

export interface EventRow {
  readonly id: string;
  readonly receivedAt: number;
  readonly eventAt: number;
  readonly name: string;
  readonly userId: string;
  readonly event: JSONValue;
}

export interface EventBatch {
  /** By which the client sends it again; null for a client that does not. */
  readonly batchId: string | null;
  readonly rows: readonly EventRow[];
}

/** Nothing where the same batch is being stored by another process. @throws a PostgresError 53100 when the disk is full. */
export async function insertEvents(db: Db, segment: number, { batchId, rows }: EventBatch): Promise<void> {
  const written = rows.map((row, batchPlace) => ({
    ...row,
    segment,
    batchId,
    batchPlace,
    event: db.json(row.event),
  }));
  await db`insert into client_events ${db(written)} on conflict do nothing`;
}

export async function hasEventBatch(db: Db, batchId: string): Promise<boolean> {
  const rows = await db`select from client_events where batch_id = ${batchId} limit 1`;
  return rows.length > 0;
}

/** Deletes older events, and returns how many there were. */
export async function deleteEventsBefore(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from client_events where received_at < ${before}`;
  return count;
}

interface SegmentRoom {
  /** The segment that is written to. */
  readonly segment: number;
  /** The segment's size on the disk, with its indexes. */
  readonly bytes: number;
}

export async function readSegmentRoom(db: Db): Promise<SegmentRoom> {
  const [room] = await db<[SegmentRoom]>`
    select current as segment, pg_total_relation_size(('client_events_' || current)::regclass) as bytes
    from event_log_segment`;
  return room;
}

interface DataFolder {
  folder: string;
  /** Whether the database runs on this machine. */
  isHere: boolean;
}

/** Only a privileged user gets the folder. */
export async function findDataFolder(db: Db): Promise<DataFolder | undefined> {
  const [row] = await db<DataFolder[]>`
    select setting as folder,
      coalesce(host(inet_server_addr()) in ('127.0.0.1', '::1'), true) as is_here
    from pg_settings where name = 'data_directory'`;
  return row;
}
