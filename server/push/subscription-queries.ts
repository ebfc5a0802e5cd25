import type { Db, Tx } from '../db/sql.ts';

export interface Subscription {
  readonly id: string;
  readonly playerId: string;
  readonly knownDeviceId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly authToken: string;
  readonly locale: string;
  readonly madeAt: number;
}

/** Whose it is, locked until the transaction ends. */
export async function lockByEndpoint(tx: Tx, endpoint: string): Promise<Subscription | undefined> {
  const [row] = await tx<Subscription[]>`
    select id, player_id, known_device_id, endpoint, p256dh, auth_token, locale, made_at from push_subscriptions
    where endpoint = ${endpoint} for update`;
  return row;
}

/** @returns false where the endpoint is somebody's, inserted since */
export async function insertSubscription(tx: Tx, row: Subscription): Promise<boolean> {
  const { count } = await tx`insert into push_subscriptions ${tx(row)} on conflict (endpoint) do nothing`;
  return count > 0;
}

export async function updateSubscriptionLocale(tx: Tx, id: string, locale: string): Promise<void> {
  await tx`update push_subscriptions set locale = ${locale} where id = ${id}`;
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db`delete from push_subscriptions where id = ${id}`;
}

interface OfDevice {
  readonly playerId: string;
  readonly knownDeviceId: string;
}

export async function deleteOfDevice(db: Db, { playerId, knownDeviceId }: OfDevice): Promise<void> {
  await db`
    delete from push_subscriptions where player_id = ${playerId} and known_device_id = ${knownDeviceId}`;
}

/** The device's that a session was opened on. */
export async function deleteOfSession(
  db: Db,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
): Promise<void> {
  await db`
    delete from push_subscriptions using sessions
    where sessions.player_id = ${playerId} and sessions.id = ${sessionId}
      and push_subscriptions.player_id = sessions.player_id
      and push_subscriptions.known_device_id = sessions.known_device_id`;
}

export async function deleteOfPlayer(db: Db, playerId: string): Promise<void> {
  await db`delete from push_subscriptions where player_id = ${playerId}`;
}

/** Those of other players on the same browser. */
export async function deleteOfOthersOnDevice(
  db: Db,
  { playerId, tokenHash }: { readonly playerId: string; readonly tokenHash: Buffer },
): Promise<void> {
  await db`
    delete from push_subscriptions using known_devices
    where known_devices.token_hash = ${tokenHash} and known_devices.player_id <> ${playerId}
      and push_subscriptions.player_id = known_devices.player_id
      and push_subscriptions.known_device_id = known_devices.id`;
}

/** All of the player's but the newest `kept`. */
export async function deleteOldest(tx: Tx, playerId: string, kept: number): Promise<void> {
  await tx`
    delete from push_subscriptions where player_id = ${playerId} and id not in (
      select id from push_subscriptions where player_id = ${playerId} order by made_at desc, id desc limit ${kept})`;
}

/** The device of a session, and its endpoint where it gets notifications. */
export async function findSessionDevice(
  db: Db,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
): Promise<{
  readonly knownDeviceId: string | null;
  readonly subscriptionId: string | null;
  readonly endpoint: string | null;
}> {
  const [row] = await db<
    { knownDeviceId: string | null; subscriptionId: string | null; endpoint: string | null }[]
  >`
    select known_devices.id as known_device_id, push_subscriptions.id as subscription_id, endpoint
    from sessions
      left join known_devices
        on known_devices.player_id = sessions.player_id and known_devices.id = sessions.known_device_id
      left join push_subscriptions on push_subscriptions.player_id = known_devices.player_id
        and push_subscriptions.known_device_id = known_devices.id
    where sessions.player_id = ${playerId} and sessions.id = ${sessionId}`;
  return row ?? { knownDeviceId: null, subscriptionId: null, endpoint: null };
}

export async function countSubscriptions(db: Db, playerId: string): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from push_subscriptions where player_id = ${playerId}`;
  return row.count;
}
