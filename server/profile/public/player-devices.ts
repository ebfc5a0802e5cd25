import { createHash } from 'node:crypto';
import type { Db } from '../../db/sql.ts';
import { saveDevice } from '../profile-queries.ts';

/** What one device was used for longer ago tells nothing any more. */
export const DEVICE_RETENTION_MS = 30 * 86_400_000;
/** Nothing that looks at devices asks for more than the day. */
const EXACT_TO_MS = 3_600_000;

/** Notes the browser that a player is signed in with; whoever says none is not noted. */
export async function noteDevice(
  db: Db,
  { playerId, deviceId, now }: { playerId: string; deviceId: string | undefined; now: number },
): Promise<void> {
  if (!deviceId) return;
  const deviceHash = createHash('sha256').update(deviceId).digest();
  await saveDevice(db, { playerId, deviceHash, now, exactToMs: EXACT_TO_MS });
}
