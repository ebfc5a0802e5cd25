import type { Context } from '../context.ts';
import { DEVICE_KEEP_MS } from '../profile/public/player-devices.ts';
import { KNOWN_DEVICE_MS } from './public/known-devices.ts';

/** Limits count a day back; what is older tells nothing but who has asked. */
const KEEP_MS = 2 * 86_400_000;

/** A job: forgets codes that no limit counts any more, tickets and attempts that have run out, and old devices. */
export async function dropOldCodes({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const now = clock.now();
  const dropped = await Promise.all([
    sql`delete from codes where made_at < ${now - KEEP_MS}`,
    sql`delete from newcomer_tickets where expires_at < ${now}`,
    sql`delete from way_out_tickets where expires_at < ${now}`,
    sql`delete from social_attempts where expires_at < ${now}`,
    sql`delete from device_tickets where expires_at < ${now}`,
    sql`delete from password_tries where last_at < ${now - KEEP_MS}`,
    sql`delete from known_devices where last_at < ${now - KNOWN_DEVICE_MS}`,
    sql`delete from player_devices where last_at < ${now - DEVICE_KEEP_MS}`,
  ]);
  return dropped.reduce((sum, { count }) => sum + count, 0);
}
