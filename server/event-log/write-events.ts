import { addWithinLimit } from '../auth/public/rate-windows.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { ConfigValue } from '../config-entry.ts';
import type { Context } from '../context.ts';
import { sqlState } from '../db/sql.ts';
import { hasDiskRoom, noteDiskFull } from './disk-room.ts';
import { countDropped } from './dropped-events.ts';
import { closeEventBudget, windowEnd } from './event-budget.ts';
import { eventLogConfig } from './event-log-config.ts';
import {
  type EventBatch,
  type EventRow,
  hasEventBatch,
  insertEvents,
  readSegmentRoom,
} from './event-queries.ts';
import { segmentShare, turnSegment } from './event-segments.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes of a row beside its event. */
const ROW_BYTES = 120;

type Bounds = ConfigValue<typeof eventLogConfig>;
export const maxTotalBytes = ({ maxTotalMegabytes }: Bounds): number => maxTotalMegabytes * MEGABYTE;

/**
 * Stores events within the address's budget and the log's limit. Payments never wait for it and never fail because of
 * it: what cannot be stored is dropped and counted. A batch that is stored already is not stored again.
 * @returns how many are stored: all or none.
 * @throws CallError tooOften when the address has used up its budget of this minute.
 */
export async function writeEvents(context: Context, address: string, batch: EventBatch): Promise<number> {
  const { batchId, rows } = batch;
  const bounds = await readConfig(context.sql, eventLogConfig);
  if (!(await hasDiskRoom(context, bounds.minFreeMegabytes * MEGABYTE))) return discard('disk', rows);
  try {
    if (!(await claimBudget(context, address, { rows, bounds }))) {
      discard('address', rows);
      throw closeEventBudget(context, address);
    }
    if (batchId !== null && (await hasEventBatch(context.sql, batchId))) return rows.length;
    const room = await readSegmentRoom(context.sql);
    const total = maxTotalBytes(bounds);
    const isFull = room.bytes >= segmentShare(total);
    const segment = isFull ? await turnSegment(context.sql, room.segment, total) : room.segment;
    await insertEvents(context.sql, segment, batch);
    return rows.length;
  } catch (error) {
    const state = sqlState(error);
    if (state === '') throw error;
    // A full disk or any other database error: the log has the lowest priority.
    if (state === '53100') noteDiskFull(context);
    context.log.warn({ sqlState: state }, 'client events were dropped');
    return discard(state === '53100' ? 'disk' : 'failed', rows);
  }
}

function discard(reason: Parameters<typeof countDropped>[0], rows: readonly EventRow[]): 0 {
  countDropped(reason, rows.length);
  return 0;
}

/**
 * Adds the bytes to the address's budget, in a row that all processes share. False when they are too many; nothing is
 * written then.
 */
async function claimBudget(
  { sql, clock }: Context,
  address: string,
  { rows, bounds }: { rows: readonly EventRow[]; bounds: Bounds },
): Promise<boolean> {
  const max = bounds.addressKilobytes * 1024;
  const bytes = rows.reduce(
    (sum, { event }) => sum + Buffer.byteLength(JSON.stringify(event)) + ROW_BYTES,
    0,
  );
  if (bytes > max) return false;
  const endsAt = windowEnd(clock.now());
  const key = `eventBytes:${address}:${endsAt}`;
  return addWithinLimit(sql, { key, endsAt, amount: bytes, limit: max });
}
