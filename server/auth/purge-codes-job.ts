import type { Context } from '../context.ts';
import { deleteOldCodes } from './code-queries.ts';
import { DEVICE_RETENTION_MS } from './device-sightings.ts';
import { deleteOldDevices, deleteOldSightings } from './known-device-queries.ts';
import { KNOWN_DEVICE_MS } from './known-devices.ts';
import { deleteOldCounters } from './password-try-queries.ts';
import { deleteOldSocialAttempts } from './social-queries.ts';
import {
  deleteOldDeviceTickets,
  deleteOldNewcomerTickets,
  deleteOldWithdrawalTickets,
} from './ticket-queries.ts';

/** Limits count one day; older rows are only personal data. */
const KEEP_MS = 2 * 86_400_000;

/** A job: deletes codes that no limit counts any more, expired tickets and attempts, and old devices. */
export async function purgeOldCodes({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const now = clock.now();
  const dropped = await Promise.all([
    deleteOldCodes(sql, now - KEEP_MS),
    deleteOldNewcomerTickets(sql, now),
    deleteOldWithdrawalTickets(sql, now),
    deleteOldSocialAttempts(sql, now),
    deleteOldDeviceTickets(sql, now),
    deleteOldCounters(sql, now - KEEP_MS),
    deleteOldDevices(sql, now - KNOWN_DEVICE_MS),
    deleteOldSightings(sql, now - DEVICE_RETENTION_MS),
  ]);
  return dropped.reduce((sum, count) => sum + count, 0);
}
