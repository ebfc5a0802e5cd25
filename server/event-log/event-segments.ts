import type { Sql, Tx } from '../db/sql.ts';

/** Tables of the ring; the migration made them. */
export const SEGMENTS = 8;

export const segmentTable = (segment: number): string => `client_events_${segment}`;

/** Bytes after which a segment is full. With all of them full one share is left over for writes on their way. */
export const segmentShare = (maxTotalBytes: number): number => Math.floor(maxTotalBytes / (SEGMENTS + 1));

/**
 * Makes the oldest segment the current one, emptied, when `full` still is the current one.
 * @returns the segment to write to.
 * @throws a PostgresError 55P03 while somebody reads the oldest: an event is not worth a connection that waits.
 */
export function turnSegment(sql: Sql, full: number, maxTotalBytes: number): Promise<number> {
  return sql.begin(async (tx) => {
    const [{ current }] = await tx<[{ current: number }]>`select current from event_log_segment for update`;
    if (current !== full) return current;
    const next = (current + 1) % SEGMENTS;
    await empty(tx, next);
    await tx`update event_log_segment set current = ${next}`;
    await emptyOldest(tx, next, maxTotalBytes);
    return next;
  });
}

/** For a bound that was lowered. Answers how many segments it emptied. */
export function boundSegments(sql: Sql, maxTotalBytes: number): Promise<number> {
  return sql.begin(async (tx) => {
    const [{ current }] = await tx<[{ current: number }]>`select current from event_log_segment for update`;
    return emptyOldest(tx, current, maxTotalBytes);
  });
}

async function emptyOldest(tx: Tx, current: number, maxTotalBytes: number): Promise<number> {
  const sizes = await tx<{ segment: number; bytes: number; hasRows: boolean }[]>`
    select segment, pg_total_relation_size(('client_events_' || segment)::regclass) as bytes,
      pg_relation_size(('client_events_' || segment)::regclass) > 0 as has_rows
    from generate_series(0, ${SEGMENTS - 1}) as segment`;
  let total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  let emptied = 0;
  for (let step = 1; step <= SEGMENTS && total > maxTotalBytes; step++) {
    const oldest = sizes[(current + step) % SEGMENTS];
    if (!oldest?.hasRows) continue;
    await empty(tx, oldest.segment);
    total -= oldest.bytes;
    emptied++;
  }
  return emptied;
}

async function empty(tx: Tx, segment: number): Promise<void> {
  const table = tx(segmentTable(segment));
  await tx`lock table ${table} in access exclusive mode nowait`;
  await tx`truncate ${table}`;
}
