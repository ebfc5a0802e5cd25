import type { Tx } from '../db/sql.ts';

const segmentTable = (segment: number): string => `client_events_${segment}`;

/** The segment that is written to. */
export async function lockCurrentSegment(tx: Tx): Promise<number> {
  const [{ current }] = await tx<[{ current: number }]>`select current from event_log_segment for update`;
  return current;
}

export async function updateCurrentSegment(tx: Tx, current: number): Promise<void> {
  await tx`update event_log_segment set current = ${current}`;
}

interface SegmentSize {
  segment: number;
  /** With its indexes. */
  bytes: number;
  hasRows: boolean;
}

/** Reads the facts of the segments from 0 to `last`, in their order. */
export const readSegmentSizes = (tx: Tx, last: number): Promise<SegmentSize[]> =>
  tx<SegmentSize[]>`
    select segment, pg_total_relation_size(('client_events_' || segment)::regclass) as bytes,
      pg_relation_size(('client_events_' || segment)::regclass) > 0 as has_rows
    from generate_series(0, ${last}) as segment`;

/** @throws a PostgresError 55P03 while somebody reads it. */
export async function truncateSegment(tx: Tx, segment: number): Promise<void> {
  const table = tx(segmentTable(segment));
  await tx`lock table ${table} in access exclusive mode nowait`;
  await tx`truncate ${table}`;
}
