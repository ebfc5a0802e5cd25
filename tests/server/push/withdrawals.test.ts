import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestPlayer } from '../games/platform.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { LARGE, useWithdrawPlatform } from '../wallet/withdraw-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const { readyPlayer, withdraw, deliver, ops, clock, app } = useWithdrawPlatform(database);

/** A device of a player who wants to be told of payments. */
async function addDevice({ id: playerId }: TestPlayer): Promise<void> {
  const [deviceId, id] = [app().context.newId(), app().context.newId()];
  const now = clock.now();
  await sql`
    insert into known_devices (player_id, id, token_hash, device, ip, made_at, last_at)
    values (${playerId}, ${deviceId}, ${randomBytes(32)}, 'test', '127.0.0.1', ${now}, ${now})`;
  await sql`
    insert into push_subscriptions (id, player_id, known_device_id, endpoint, p256dh, auth_token, locale, made_at)
    values (${id}, ${playerId}, ${deviceId}, ${`http://127.0.0.1:9/push/send/${id}`}, 'x', 'y', 'en', ${now})`;
  await sql`
    insert into push_settings (player_id, payments, changed_at) values (${playerId}, true, ${now})`;
}

const toldOf = async ({ id }: TestPlayer): Promise<string[]> => {
  const rows = await sql<{ notice: string; key: string }[]>`
    select notice, key from push_messages where player_id = ${id} order by id`;
  return rows.map(({ notice, key }) => `${notice} ${key}`);
};

describe('notification of a withdrawal', () => {
  it('[C32] [C90] player is notified of a withdrawal once it is paid, and not before', async () => {
    const player = await readyPlayer();
    await addDevice(player);
    const { withdrawalId } = (await withdraw(player)).data;
    expect(await toldOf(player)).toEqual([]);
    await deliver();
    await deliver();
    expect(await toldOf(player)).toEqual([`withdrawal withdrawal:${withdrawalId}`]);
  });

  it('[C32] [C90] player is notified of a withdrawal that the bank declined', async () => {
    const player = await readyPlayer({ number: '0917 111 0001' });
    await addDevice(player);
    const { withdrawalId } = (await withdraw(player)).data;
    await deliver();
    expect(await toldOf(player)).toEqual([`withdrawal withdrawal:${withdrawalId}`]);
  });

  it('[C32] [C90] player is notified of a withdrawal that an operator rejected', async () => {
    const player = await readyPlayer({ coin: 2_000_000 });
    await addDevice(player);
    const { withdrawalId } = (await withdraw(player, { amount: LARGE })).data;
    await ops('olive', `withdrawals reject ${withdrawalId} no`);
    expect(await toldOf(player)).toEqual([`withdrawal withdrawal:${withdrawalId}`]);
  });

  it('[C32] [C90] player who has not chosen payments is not notified', async () => {
    const player = await readyPlayer();
    await addDevice(player);
    await sql`update push_settings set payments = false where player_id = ${player.id}`;
    await withdraw(player);
    await deliver();
    expect(await toldOf(player)).toEqual([]);
  });
});
