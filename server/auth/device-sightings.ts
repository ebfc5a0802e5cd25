import { createHash } from 'node:crypto';
import type { Db } from '../db/sql.ts';
import { saveSighting } from './known-device-queries.ts';

/** Older uses of a device are no longer relevant. */
export const DEVICE_RETENTION_MS = 30 * 86_400_000;
/** No reader of devices needs more than the day. */
const EXACT_TO_MS = 3_600_000;

/** Records the browser of a signed-in player; nothing is recorded without a device id. */
export async function noteDevice(
  db: Db,
  { playerId, deviceId, now }: { playerId: string; deviceId: string | undefined; now: number },
): Promise<void> {
  if (!deviceId) return;
  const deviceHash = createHash('sha256').update(deviceId).digest();
  await saveSighting(db, { playerId, deviceHash, now, exactToMs: EXACT_TO_MS });
}
