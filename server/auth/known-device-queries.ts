import type { Db, Tx } from '../db/sql.ts';

interface OfPlayer {
  readonly playerId: string;
  readonly tokenHash: Buffer;
  /** Used later than this. */
  readonly since: number;
}

export async function isDeviceOfPlayer(db: Db, { playerId, tokenHash, since }: OfPlayer): Promise<boolean> {
  const { count } = await db`
    select from known_devices where player_id = ${playerId} and token_hash = ${tokenHash}
      and last_at > ${since}`;
  return count > 0;
}

/** Whether anybody ever signed in on it. */
export async function isDeviceToken(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { count } = await tx`select from known_devices where token_hash = ${tokenHash} limit 1`;
  return count > 0;
}

/** Whether anybody signed in on it later than `since`. */
export async function isDeviceInUse(
  db: Db,
  { tokenHash, since }: Pick<OfPlayer, 'tokenHash' | 'since'>,
): Promise<boolean> {
  const { count } = await db`
    select from known_devices where token_hash = ${tokenHash} and last_at > ${since} limit 1`;
  return count > 0;
}

interface Device {
  readonly playerId: string;
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly device: string;
  readonly ip: string;
  readonly madeAt: number;
  readonly lastAt: number;
}

/** Inserts a device, or updates the last use of an existing one. Returns its id. */
export async function saveDevice(tx: Tx, device: Device): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    insert into known_devices ${tx(device)}
    on conflict (player_id, token_hash) do update
    set last_at = excluded.last_at, ip = excluded.ip, device = excluded.device
    returning id`;
  return row.id;
}

interface ShownDevice extends Pick<Device, 'id' | 'device' | 'ip' | 'lastAt'> {
  /** The session's device. */
  readonly isCurrent: boolean;
}

interface KnownDeviceQuery {
  readonly playerId: string;
  readonly sessionId: string;
  /** Used later than this. */
  readonly since: number;
}

/** The session's first, then the last used. */
export const readDevices = (
  db: Db,
  { playerId, sessionId, since }: KnownDeviceQuery,
): Promise<ShownDevice[]> =>
  db<ShownDevice[]>`
    select known_devices.id, coalesce(known_devices.id = sessions.known_device_id, false) as is_current,
      known_devices.device, known_devices.ip, last_at
    from known_devices
      left join sessions on sessions.player_id = known_devices.player_id and sessions.id = ${sessionId}
    where known_devices.player_id = ${playerId} and last_at > ${since}
    order by is_current desc, last_at desc`;

/** Deletes a device, and returns whether it existed. */
export async function deleteDevice(db: Db, playerId: string, id: string): Promise<boolean> {
  const { count } = await db`delete from known_devices where player_id = ${playerId} and id = ${id}`;
  return count > 0;
}

/** Deletes all devices of the player except `keptId`. */
export async function deleteDevices(db: Db, playerId: string, keptId: string | null): Promise<void> {
  await db`
    delete from known_devices where player_id = ${playerId} and id is distinct from ${keptId}::uuid`;
}

/** Deletes those last used before `before`. Returns how many. */
export async function deleteOldDevices(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from known_devices where last_at < ${before}`;
  return count;
}

/** The same for devices that were only seen. */
export async function deleteOldSightings(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from player_devices where last_at < ${before}`;
  return count;
}

interface SeenDevice {
  readonly playerId: string;
  readonly deviceHash: Uint8Array;
  readonly now: number;
  /** A more recent row is not changed: a write for each request would cost too much. */
  readonly exactToMs: number;
}

export async function saveSighting(
  db: Db,
  { playerId, deviceHash, now, exactToMs }: SeenDevice,
): Promise<void> {
  await db`
    insert into player_devices as known (player_id, device_hash, last_at)
    values (${playerId}, ${deviceHash}, ${now})
    on conflict (player_id, device_hash) do update set last_at = excluded.last_at
    where known.last_at < ${now - exactToMs}`;
}
