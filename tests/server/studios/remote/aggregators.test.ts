import { randomUUID, sign } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../server/db/sql.ts';
import { runInside } from '../../../../server/db/transaction-mark.ts';
import { callAggregator } from '../../../../server/studios/remote/aggregator-client.ts';
import { framesOf, readAggregators } from '../../../../server/studios/remote/aggregators.ts';
import { fetchPicture } from '../../../../server/studios/remote-list/fetch-picture.ts';
import { listRemoteGames } from '../../../../server/studios/remote-list/list-remote-games-job.ts';
import { newAccount } from '../../support/accounts.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { useDatabase } from '../../support/database.ts';
import { type FakeAggregator, OUR_KEYS, startAggregator, THEIR_KEYS } from './fake-aggregator.ts';
import { useOutgoingPlatform } from './outgoing-platform.ts';
import { AGGREGATORS } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useOutgoingPlatform(database);
/** The same platform over HTTP. */
const served: { app?: TestApp; elsewhere?: FakeAggregator } = {};
const appOf = () => served.app as TestApp;

beforeAll(async () => {
  const { hub, studioFiles, context } = platform;
  hub.lists([hub.game('reels')]);
  await platform.list();
  const { sandboxAggregatorKey, remoteKey, port } = context.settings;
  const settings = { studioFiles, sandboxAggregatorKey, remoteKey, port };
  served.app = await startApp(database, { settings });
  served.elsewhere = await startAggregator();
});
afterAll(() => {
  served.elsewhere?.stop();
  return served.app?.stop();
});

const setAggregators = (value: typeof AGGREGATORS) =>
  sql`update config set value = ${sql.json(value)} where key = 'aggregators'`;
const frameSources = async () =>
  /frame-src ([^;]+)/.exec(
    (await fetch(`${appOf().url}/x`)).headers.get('content-security-policy') ?? '',
  )?.[1];
const userInfo = (body: string, key = THEIR_KEYS.privateKey) =>
  fetch(`${appOf().url}/remote/sandbox/user/info`, {
    method: 'POST',
    body,
    headers: { 'x-hub88-signature': sign('sha256', Buffer.from(body), key).toString('base64') },
  }).then((answer) => answer.json());

describe('aggregators of the platform', () => {
  it('sandbox has one of its own beside those of the config, on the caller’s host', async () => {
    const { settings } = platform.context;
    await setAggregators(AGGREGATORS);
    const all = await readAggregators(sql, settings);
    expect(all.map(({ id }) => id)).toEqual(['hub', 'relay', 'sandbox']);
    expect(all[2]).toMatchObject({
      baseUrl: platform.hub.origin,
      operatorId: 1,
      currency: 'PHP',
      minStake: 20,
      maxStake: 100_000,
    });
    const url = { protocol: 'http', host: '192.168.1.20:8080' } as const;
    expect(all.map((one) => framesOf(one, url, settings))).toEqual([
      ['https://play.hub.example'],
      ['https://play.relay.example'],
      [`http://192.168.1.20:${platform.hub.port}`],
    ]);
    expect(await readAggregators(sql, { ...settings, sandboxAggregatorKey: null })).toHaveLength(2);
    await setAggregators([]);
  });

  it('calls of the sandbox’s aggregator are taken by its key alone', async () => {
    const body = JSON.stringify({ request_uuid: randomUUID(), user: 'nobody' });
    expect(await userInfo(body)).toMatchObject({ status: 'RS_ERROR_UNKNOWN', user: 'nobody' });
    expect(await userInfo(body, OUR_KEYS.privateKey)).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  });

  it('listed game is in the config of visitors, and its poster is served', async () => {
    const { data } = await appOf().call('anonymous/appConfig');
    const game = data.games.find((one: { isRemote?: boolean }) => one.isRemote);
    expect(game).toMatchObject({ name: 'Game reels', rtpBp: 9_631 });
    const poster = await fetch(appOf().url + game.poster);
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('start over HTTP answers the page, or the error of a studio that is away', async () => {
    const { hub } = platform;
    const { token } = await newAccount(appOf());
    const start = async () =>
      appOf().call('startGame', { gameId: await platform.idOf('reels'), tryIt: 0 }, token);
    // The host of the addresses by which a player leaves is the host of its page.
    const { gamesOrigin } = appOf().context.settings;
    const url = `${gamesOrigin}:${hub.port}/play`;
    hub.reply.url = () => ({ body: JSON.stringify({ url }) });
    expect((await start()).data).toMatchObject({ url, gamesOrigin });
    hub.reply.url = () => ({ status: 502, body: '' });
    expect(await start()).toMatchObject({ status: 200, code: 3019 });
  });

  it('aggregator whose key we have not is not called, and its list is reported', async () => {
    const context = { ...platform.context, settings: { ...platform.context.settings, remoteKey: null } };
    const before = platform.hub.received.length;
    platform.clock.at += 3_600_000;
    expect(await listRemoteGames(context)).toBe(0);
    expect(platform.hub.received.length).toBe(before);
    expect(platform.logged('error')).toMatchObject([
      { fault: 'The call failed: REMOTE_KEY_ID and REMOTE_PRIVATE_KEY are not set.' },
    ]);
  });
});

describe('policy of the app', () => {
  it('frames of a new aggregator are named without a restart, and those of one that goes are not', async () => {
    expect(await frameSources()).not.toContain('hub.example');
    await setAggregators(AGGREGATORS);
    await delay(1_100);
    expect(await frameSources()).toBe(
      'http://games.test http://127.0.0.1:* https://play.hub.example https://play.relay.example',
    );
    await setAggregators([]);
    await delay(1_100);
    expect(await frameSources()).toBe('http://games.test http://127.0.0.1:*');
  });

  it('page is answered without a database, too', async () => {
    const gone = openDatabase('postgres://nobody@127.0.0.1:9/nothing', { max: 1 });
    const lost = await startApp(database, { pool: gone });
    for (let at = 0; at < 3; at += 1) {
      const begun = performance.now();
      const { headers } = await fetch(`${lost.url}/x`);
      expect(performance.now() - begun).toBeLessThan(1_000);
      expect(headers.get('content-security-policy')).toContain(
        'frame-src http://games.test http://127.0.0.1:*;',
      );
    }
    await lost.stop();
    await gone.end({ timeout: 0 });
  });
});

describe('calls that leave', () => {
  it('no aggregator is called inside a transaction', async () => {
    const { context, hub } = platform;
    const callee = { baseUrl: hub.origin, operatorId: 1 };
    const call = () => callAggregator(context.settings, callee, { path: '/game/list' });
    await expect(runInside(call)).rejects.toThrow('inside a transaction');
  });

  it('call is not sent on to where a redirect leads', async () => {
    const { context, hub } = platform;
    const other = served.elsewhere as FakeAggregator;
    hub.reply.list = { status: 307, body: '[]', location: `${other.origin}/operator/generic/v2/game/list` };
    const callee = { baseUrl: hub.origin, operatorId: 1 };
    await expect(callAggregator(context.settings, callee, { path: '/game/list' })).rejects.toThrow(
      'status 307',
    );
    expect(other.received).toEqual([]);
  });

  it.each([
    'http://203.0.113.5/x.png',
    'https://127.0.0.1/x.png',
    'https://[::1]/x.png',
    'https://[::ffff:10.0.0.1]/x.png',
    'https://169.254.169.254/x.png',
    'file:///etc/passwd',
  ])('picture at %s is not fetched outside the sandbox', async (address) => {
    const rule = { isSandbox: false, maxBytes: 1_000 };
    await expect(fetchPicture(address, rule)).rejects.toThrow('is on no public address');
  });

  it('picture at a name that leads to this machine is not fetched outside the sandbox', async () => {
    const rule = { isSandbox: false, maxBytes: 1_000 };
    await expect(fetchPicture('https://localhost/x.png', rule)).rejects.toThrow('PrivateAddressError');
  });

  it.each([
    ['/hangs.png', 'came too late'],
    ['/stalls.png', 'came too late'],
    ['/gone.png', 'was answered with 404'],
  ])('picture at %s %s', async (path, reason) => {
    const begun = performance.now();
    const rule = { isSandbox: true, maxBytes: 100 };
    await expect(fetchPicture(platform.hub.origin + path, rule)).rejects.toThrow(reason);
    expect(performance.now() - begun).toBeLessThan(7_000);
  });

  it('picture with more bytes than it may have is broken off', async () => {
    const rule = { isSandbox: true, maxBytes: 100 };
    await expect(fetchPicture(`${platform.hub.origin}/thumb.png`, rule)).rejects.toThrow(
      'has more than 100 bytes',
    );
  });
});
