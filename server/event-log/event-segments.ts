import type { Sql, Tx } from '../db/sql.ts';
import {
  lockCurrentSegment,
  readSegmentSizes,
  truncateSegment,
  updateCurrentSegment,
} from './event-segment-queries.ts';

/** Tables of the ring; the migration made them. */
export const SEGMENTS = 8;

/** Bytes after which a segment is full. With all of them full one share is left for writes in progress. */
export const segmentShare = (maxTotalBytes: number): number => Math.floor(maxTotalBytes / (SEGMENTS + 1));

/**
 * Makes the oldest segment the current one, emptied, when `full` still is the current one.
 * @returns the segment to write to.
 * @throws a PostgresError 55P03 while somebody reads the oldest: an event must not make a connection wait.
 */
export function turnSegment(sql: Sql, full: number, maxTotalBytes: number): Promise<number> {
  return sql.begin(async (tx) => {
    const current = await lockCurrentSegment(tx);
    if (current !== full) return current;
    const next = (current + 1) % SEGMENTS;
    await truncateSegment(tx, next);
    await updateCurrentSegment(tx, next);
    await emptyOldest(tx, next, maxTotalBytes);
    return next;
  });
}

/** For a lowered limit. Returns how many segments it emptied. */
export function boundSegments(sql: Sql, maxTotalBytes: number): Promise<number> {
  return sql.begin(async (tx) => {
    return emptyOldest(tx, await lockCurrentSegment(tx), maxTotalBytes);
  });
}

async function emptyOldest(tx: Tx, current: number, maxTotalBytes: number): Promise<number> {
  const sizes = await readSegmentSizes(tx, SEGMENTS - 1);
  let total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  let emptied = 0;
  for (let step = 1; step <= SEGMENTS && total > maxTotalBytes; step++) {
    const oldest = sizes[(current + step) % SEGMENTS];
    if (!oldest?.hasRows) continue;
    await truncateSegment(tx, oldest.segment);
    total -= oldest.bytes;
    emptied++;
  }
  return emptied;
}
