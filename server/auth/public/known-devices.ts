import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { newToken } from '../../games/public/game-sessions.ts';
import type { CallRequest, WorkRequest } from '../../http/handler.ts';

/** Whoever was away longer shows a code again. */
export const KNOWN_DEVICE_MS = 180 * 86_400_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Whether the player has signed in on this device before, and has not ended it since. */
export async function isKnownDevice(
  { context, device }: Pick<CallRequest, 'context' | 'device'>,
  playerId: string,
): Promise<boolean> {
  if (!device.token) return false;
  const { count } = await context.sql`
    select from known_devices where player_id = ${playerId} and token_hash = ${hashOf(device.token)}
      and last_at > ${context.clock.now() - KNOWN_DEVICE_MS}`;
  return count > 0;
}

interface Remembered {
  readonly id: string;
  /** For the cookie. */
  readonly token: string;
}

/** A browser keeps its token for all who sign in on it; one that nobody is known by is replaced. */
async function tokenFor(
  tx: Tx,
  { random }: Pick<Context, 'random'>,
  brought: string | null,
): Promise<string> {
  if (!brought) return newToken(random);
  const { count } = await tx`select from known_devices where token_hash = ${hashOf(brought)} limit 1`;
  return count > 0 ? brought : newToken(random);
}

/** After a sign-in of whichever way: the next one on this device needs no code. */
export async function rememberDevice(
  tx: Tx,
  { context, device, ip, userAgent }: WorkRequest,
  playerId: string,
): Promise<Remembered> {
  const now = context.clock.now();
  const token = await tokenFor(tx, context, device.token);
  const [row] = await tx<[{ id: string }]>`
    insert into known_devices ${tx({
      playerId,
      id: context.newId(),
      tokenHash: hashOf(token),
      device: userAgent.slice(0, 300),
      ip,
      madeAt: now,
      lastAt: now,
    })}
    on conflict (player_id, token_hash) do update
    set last_at = excluded.last_at, ip = excluded.ip, device = excluded.device
    returning id`;
  return { id: row.id, token };
}

/** Whoever signs in there next shows a code again. */
export async function forgetDevice(db: Db, playerId: string, id: string): Promise<boolean> {
  const { count } = await db`delete from known_devices where player_id = ${playerId} and id = ${id}`;
  return count > 0;
}

/** All of the player's, but for `keptId`. */
export async function forgetDevices(db: Db, playerId: string, keptId: string | null = null): Promise<void> {
  await db`
    delete from known_devices where player_id = ${playerId} and id is distinct from ${keptId}::uuid`;
}

/** The key of a device in the rate windows; null for one that nobody has signed in on. */
export async function deviceSubject({ sql, clock }: Context, token: string | null): Promise<string | null> {
  if (!token) return null;
  const hash = hashOf(token);
  const { count } = await sql`
    select from known_devices where token_hash = ${hash} and last_at > ${clock.now() - KNOWN_DEVICE_MS} limit 1`;
  return count > 0 ? `device ${hash.toString('hex').slice(0, 32)}` : null;
}
