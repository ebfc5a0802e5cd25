import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { MAX_PUSH_DEVICES } from '../../../contract/push/push-calls.ts';
import { GOOD_PASSWORD, newAccount, registration } from '../support/accounts.ts';
import { createBrowser } from '../support/browser.ts';
import { NIGHT, usePushes } from './push-platform.ts';

const { sql, app, newDevice, subscribe, choose, player, devicesOf, send, read, mail } = usePushes();

const stateOf = async (token: string) => (await app.call('getPushState', {}, token)).data;

/** Signs in again, on a device that nobody has signed in on. */
async function anotherSession(account: string): Promise<string> {
  const { code, data } = await app.call('accountLogin', { account, password: GOOD_PASSWORD });
  expect(code).toBe(0);
  return data.token;
}

describe('choices of a player', () => {
  it('[C90] push notifications are off by default, with quiet hours at night and no device registered', async () => {
    const { token } = await newAccount(app);
    expect(await stateOf(token)).toEqual({
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
      kinds: { security: false, payments: false, mail: false, promotions: false },
      quietHours: NIGHT,
      deviceEndpoint: null,
      devices: 0,
      isHeldBack: false,
    });
  });

  it('[C90] key of the platform is one for everybody, and its private part is sealed in the database', async () => {
    const [one, other] = [await newAccount(app), await newAccount(app)];
    const { publicKey } = await stateOf(one.token);
    expect((await stateOf(other.token)).publicKey).toBe(publicKey);
    const [row] = await sql<[{ privateKey: Buffer }]>`select private_key from push_keys`;
    // Version, id of the key, nonce, 32 bytes, tag.
    expect(row.privateKey).toHaveLength(1 + 4 + 12 + 32 + 16);
  });

  it('[C90] kinds and quiet hours are kept, each by itself', async () => {
    const { token } = await newAccount(app);
    const { data } = await choose(token, { payments: true }, { from: 60, until: 300 });
    expect(data).toMatchObject({
      kinds: { security: false, payments: true, mail: false, promotions: false },
      quietHours: { from: 60, until: 300 },
    });
    expect((await choose(token, { mail: true }, null)).data).toMatchObject({
      kinds: { security: false, payments: false, mail: true, promotions: false },
      quietHours: null,
    });
    expect(await stateOf(token)).toMatchObject({ kinds: { mail: true }, quietHours: null });
  });

  it('[C90] promotions are the consent to advertising by push, whichever page sets it', async () => {
    const { token } = await newAccount(app);
    await choose(token, { promotions: true });
    const given = async () => {
      const { consents } = (await app.call('getConsents', {}, token)).data;
      return consents.find(({ kind }: { kind: string }) => kind === 'push').isGiven;
    };
    expect(await given()).toBe(true);
    await app.call('setConsent', { kind: 'push', isGiven: false }, token);
    expect((await stateOf(token)).kinds.promotions).toBe(false);
    await choose(token, { promotions: true });
    await choose(token, { promotions: false });
    const { history } = (await app.call('getConsents', {}, token)).data;
    expect(history.map(({ isGiven }: { isGiven: boolean }) => isGiven)).toEqual([false, true, false, true]);
  });

  it.each([
    ['that end when they begin', { from: 60, until: 60 }],
    ['beyond the day', { from: 0, until: 1_440 }],
    ['before the day', { from: -1, until: 60 }],
    ['between two minutes', { from: 0.5, until: 60 }],
  ])('[C90] quiet hours %s are refused', async (_what, quietHours) => {
    const { token } = await newAccount(app);
    const kinds = { security: true, payments: true, mail: true, promotions: true };
    expect((await app.call('setPushSettings', { kinds, quietHours }, token)).status).toBe(400);
  });
});

describe('device of a player', () => {
  it('[C90] device is added, known by its endpoint, and replaced by the same browser’s next one', async () => {
    const { token, playerId } = await newAccount(app);
    const [first, second] = [newDevice(), newDevice()];
    const { data } = await subscribe(token, first);
    expect(data).toMatchObject({ deviceEndpoint: first.subscription.endpoint, devices: 1 });
    expect((await subscribe(token, first)).data.devices).toBe(1);
    expect((await subscribe(token, second)).data).toMatchObject({
      deviceEndpoint: second.subscription.endpoint,
      devices: 1,
    });
    expect(await devicesOf(playerId)).toEqual([second.name]);
  });

  it.each([
    ['at no push service', { endpoint: 'https://evil.example/push' }],
    ['inside', { endpoint: 'https://10.0.0.1/push' }],
    ['of the server itself', { endpoint: 'http://127.0.0.1:5432/' }],
  ])('[C90] endpoint %s is refused, and nothing is stored', async (_what, changes) => {
    const { token, playerId } = await newAccount(app);
    const { code } = await app.call(
      'savePushSubscription',
      { ...newDevice().subscription, ...changes },
      token,
    );
    expect(code).toBe(ERROR_CODES.pushServiceUnknown);
    expect(await devicesOf(playerId)).toEqual([]);
  });

  it.each([
    ['endpoint beyond its bound', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_000)}` }],
    ['empty endpoint', { endpoint: '' }],
    ['key that is too short', { p256dh: 'B'.repeat(86) }],
    ['key that is too long', { p256dh: 'B'.repeat(88) }],
    ['padded key', { p256dh: `${'B'.repeat(86)}=` }],
    ['secret that is too short', { auth: 'a'.repeat(21) }],
    ['secret that is too long', { auth: 'a'.repeat(23) }],
    ['secret of other letters', { auth: `${'a'.repeat(21)}+` }],
    ['number for a secret', { auth: 1 }],
  ])('[C90] %s is refused before anything is read', async (_what, changes) => {
    const { token } = await newAccount(app);
    const body = { ...newDevice().subscription, ...changes };
    expect((await app.call('savePushSubscription', body, token)).status).toBe(400);
  });

  it('[C90] key that is no point of the curve is refused', async () => {
    const { token } = await newAccount(app);
    const body = { ...newDevice().subscription, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    expect((await app.call('savePushSubscription', body, token)).code).toBe(ERROR_CODES.pushKeysInvalid);
  });

  it('[C90] subscription of another player cannot be taken over by its address alone', async () => {
    const owner = await player({ mail: true });
    const thief = await newAccount(app);
    const forged = { ...newDevice().subscription, endpoint: owner.device.subscription.endpoint };
    const { code } = await app.call('savePushSubscription', forged, thief.token);
    expect(code).toBe(ERROR_CODES.pushTaken);
    const { auth } = newDevice().subscription;
    const halfForged = { ...owner.device.subscription, auth };
    expect((await app.call('savePushSubscription', halfForged, thief.token)).code).toBe(
      ERROR_CODES.pushTaken,
    );
    expect(await devicesOf(owner.playerId)).toEqual([owner.device.name]);
    expect(await devicesOf(thief.playerId)).toEqual([]);
  });

  it('[C90] browser that shows the same keys moves to the player who uses it now', async () => {
    const before = await player({ mail: true });
    const next = await newAccount(app);
    expect((await subscribe(next.token, before.device)).code).toBe(0);
    expect(await devicesOf(before.playerId)).toEqual([]);
    expect(await devicesOf(next.playerId)).toEqual([before.device.name]);
    await mail(before.account);
    await send();
    expect(read(before.device)).toEqual([]);
  });

  it('[C90] player removes the own device, or all of the own, and never another’s', async () => {
    const [one, other] = [await player(), await player()];
    const second = newDevice();
    const session = await anotherSession(one.account);
    await subscribe(session, second);
    expect((await app.call('deletePushSubscription', { isEverywhere: false }, one.token)).data).toMatchObject(
      {
        deviceEndpoint: null,
        devices: 1,
      },
    );
    expect(await devicesOf(one.playerId)).toEqual([second.name]);
    await subscribe(one.token, one.device);
    expect((await app.call('deletePushSubscription', { isEverywhere: true }, one.token)).data.devices).toBe(
      0,
    );
    expect(await devicesOf(other.playerId)).toEqual([other.device.name]);
  });

  it(`[C90] player has ${MAX_PUSH_DEVICES} devices at most: the oldest makes room`, async () => {
    const { account, token, playerId } = await newAccount(app);
    const devices = Array.from({ length: MAX_PUSH_DEVICES + 1 }, newDevice);
    for (const [at, device] of devices.entries()) {
      app.clock.advance(60_000);
      await subscribe(at === 0 ? token : await anotherSession(account), device);
    }
    expect(await devicesOf(playerId)).toEqual(devices.slice(1).map(({ name }) => name));
  });

  it('[C90] endpoint that two players save at once belongs to one of them', async () => {
    const [one, other] = [await newAccount(app), await newAccount(app)];
    const { endpoint } = newDevice().subscription;
    const codes = await Promise.all(
      [one, other].map(async ({ token }) => {
        const body = { ...newDevice().subscription, endpoint };
        return (await app.call('savePushSubscription', body, token)).code;
      }),
    );
    expect(codes.sort()).toEqual([0, ERROR_CODES.pushTaken].sort());
    const held = await Promise.all([one, other].map(({ playerId }) => devicesOf(playerId)));
    expect(held.flat()).toHaveLength(1);
  });
});

describe('device that is left', () => {
  let left: Awaited<ReturnType<typeof player>>;
  beforeAll(async () => {
    left = await player({ mail: true });
  });

  it('[C90] [T03] device gets nothing after signing out there; the player’s others still do', async () => {
    const other = newDevice();
    await subscribe(await anotherSession(left.account), other);
    await app.call('logout', {}, left.token);
    expect(await devicesOf(left.playerId)).toEqual([other.name]);
    await mail(left.account);
    await send();
    expect([read(left.device).length, read(other).length]).toEqual([0, 1]);
  });

  it('[C90] message that waits for a device is deleted with it', async () => {
    const { account, token, playerId } = await player({ mail: true });
    await mail(account);
    await app.call('logout', {}, token);
    const rows = await sql`select from push_messages where player_id = ${playerId}`;
    expect(rows.count).toBe(0);
  });

  it('[C90] device that is signed out from another one gets nothing any more', async () => {
    const { account, playerId, sessionId } = await player({ mail: true });
    const own = await anotherSession(account);
    await app.call('endSession', { sessionId }, own);
    expect(await devicesOf(playerId)).toEqual([]);
  });

  it('[C90] new password removes every device', async () => {
    const { token, playerId } = await player({ mail: true });
    const { code } = await app.call(
      'changePassword',
      { current: GOOD_PASSWORD, password: 'Quiet-Harbour-72' },
      token,
    );
    expect([code, await devicesOf(playerId)]).toEqual([0, []]);
  });

  it.each([
    ['excluded', 'excludeSelf', { period: 'halfYear' }],
    ['closed', 'closeAccount', {}],
  ])('[C90] account that is %s has no device', async (_what, call, body) => {
    const { token, playerId } = await player({ mail: true, promotions: true });
    const { code } = await app.call(call, body, token);
    expect([code, await devicesOf(playerId)]).toEqual([0, []]);
  });

  it('[C90] session that expires keeps the device: a closed app is still notified', async () => {
    const { account, device, playerId } = await player({ mail: true });
    await sql`update sessions set ended_at = ends_at where player_id = ${playerId}`;
    await mail(account);
    await send();
    expect(read(device)).toHaveLength(1);
  });

  it('[C90] sign-in of another player in the same browser ends the first player’s notifications there', async () => {
    const browser = createBrowser(app);
    const first = (await browser.call('accountRegist', registration())).data;
    const device = newDevice();
    await browser.call('savePushSubscription', device.subscription, first.token);
    expect(await devicesOf(first.userInfo.uuid)).toEqual([device.name]);
    await browser.call('accountRegist', registration());
    expect(await devicesOf(first.userInfo.uuid)).toEqual([]);
  });
});
