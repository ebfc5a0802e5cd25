import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { CallRequest, WorkRequest } from '../http/handler.ts';
import { newToken } from '../new-token.ts';
import {
  deleteDevice,
  deleteDevices,
  isDeviceInUse,
  isDeviceOfPlayer,
  isDeviceToken,
  saveDevice,
} from './known-device-queries.ts';

/** After a longer absence a code is required again. */
export const KNOWN_DEVICE_MS = 180 * 86_400_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Whether the player has signed in on this device before, and has not removed it since. */
export async function isKnownDevice(
  { context, device }: Pick<CallRequest, 'context' | 'device'>,
  playerId: string,
): Promise<boolean> {
  if (!device.token) return false;
  const since = context.clock.now() - KNOWN_DEVICE_MS;
  return isDeviceOfPlayer(context.sql, { playerId, tokenHash: hashOf(device.token), since });
}

interface RememberedDevice {
  readonly id: string;
  /** The player has not signed in on it before. */
  readonly isNew: boolean;
  /** For the cookie. */
  readonly token: string;
}

/** A browser keeps one token for all its players; an unknown token is replaced. */
async function tokenFor(
  tx: Tx,
  { random }: Pick<Context, 'random'>,
  brought: string | null,
): Promise<string> {
  if (!brought) return newToken(random);
  return (await isDeviceToken(tx, hashOf(brought))) ? brought : newToken(random);
}

/**
 * After a sign-in by any method: the next one on this device needs no code. Other players of the same browser get no
 * notifications on it any more.
 */
export async function rememberDevice(
  tx: Tx,
  { context, device, ip, userAgent }: WorkRequest,
  playerId: string,
): Promise<RememberedDevice> {
  const now = context.clock.now();
  const token = await tokenFor(tx, context, device.token);
  const tokenHash = hashOf(token);
  await context.hooks.deviceTaken(tx, { playerId, tokenHash });
  const ownId = context.newId();
  const id = await saveDevice(tx, {
    playerId,
    id: ownId,
    tokenHash,
    device: userAgent.slice(0, 300),
    ip,
    madeAt: now,
    lastAt: now,
  });
  return { id, token, isNew: id === ownId };
}

/** The next sign-in on it needs a code again. */
export const forgetDevice = (db: Db, playerId: string, id: string): Promise<boolean> =>
  deleteDevice(db, playerId, id);

/** Forgets all devices of the player except `keptId`. */
export const forgetDevices = (db: Db, playerId: string, keptId: string | null = null): Promise<void> =>
  deleteDevices(db, playerId, keptId);

/** The key of a device in the rate windows; null for one that nobody has signed in on. */
export async function deviceSubject({ sql, clock }: Context, token: string | null): Promise<string | null> {
  if (!token) return null;
  const hash = hashOf(token);
  const isInUse = await isDeviceInUse(sql, { tokenHash: hash, since: clock.now() - KNOWN_DEVICE_MS });
  return isInUse ? `device ${hash.toString('hex').slice(0, 32)}` : null;
}
