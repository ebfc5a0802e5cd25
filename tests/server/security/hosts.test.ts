import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnHost } from '../../../server/http/host-rules.ts';
import { COMMON, startApp, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { sendRaw } from '../support/raw-request.ts';

const database = useDatabase();
const ORIGINS = { publicOrigin: 'https://play.example', gamesOrigin: 'https://games.example' } as const;
let sandbox: TestApp;
let live: TestApp;
let behind: TestApp;
beforeAll(async () => {
  sandbox = await startApp(database, { settings: { publicOrigin: null, gamesOrigin: null } });
  live = await startApp(database, { settings: { ...ORIGINS, isSandbox: false } });
  const trustedProxies = ['127.0.0.1'];
  behind = await startApp(database, { settings: { ...ORIGINS, isSandbox: false, trustedProxies } });
});
afterAll(() => Promise.all([sandbox.stop(), live.stop(), behind.stop()]));

const get = (url: string, host: string, path = '/', ...more: string[]) =>
  sendRaw(url, [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'accept: text/html', ...more]);

describe('host check outside the sandbox', () => {
  it('listener answers for its own origin’s host alone', async () => {
    const rows: [url: string, host: string, status: number][] = [
      [live.url, 'play.example', 404],
      [live.url, 'PLAY.example:443', 404],
      [live.gamesUrl, 'games.example', 404],
      [live.url, 'games.example', 421],
      [live.gamesUrl, 'play.example', 421],
      [live.url, 'play.example:8080', 421],
      [live.url, 'evil.example', 421],
      [live.gamesUrl, 'evil.example', 421],
      [live.url, '127.0.0.1', 421],
      [live.url, 'localhost', 421],
      [live.url, 'play.example.evil.example', 421],
      [live.url, 'play.example/evil', 421],
      [live.url, 'evil@play.example', 421],
      [live.url, 'play.example, evil.example', 421],
      [live.url, '', 421],
    ];
    for (const [url, host, status] of rows) {
      // A file that does not exist: an accepted host gets a 404.
      const answer = await get(url, host, '/nothing.txt');
      expect([url === live.url ? 'app' : 'games', host, answer.status]).toEqual([
        url === live.url ? 'app' : 'games',
        host,
        status,
      ]);
    }
  });

  it('response to an unknown host repeats nothing of it', async () => {
    for (const url of [live.url, live.gamesUrl, sandbox.url, sandbox.gamesUrl]) {
      for (const path of ['/', '/healthz', '/app/v1/getActivityIds', '/art/x/y.webp', '/nothing.txt']) {
        const { text } = await get(url, 'evil.example', path);
        expect(text).not.toContain('evil');
        expect(text).toContain('content-security-policy');
      }
    }
  });

  it('call for an unknown host has no effect', async () => {
    const before = await database.sql`select from rate_windows`;
    const head = ['POST /app/v1/smsSend HTTP/1.1', 'Host: evil.example', 'content-type: application/json'];
    const body = JSON.stringify({ ...COMMON, mobile: '9171234567', purpose: 0 });
    for (const { url } of [live, sandbox]) expect((await sendRaw(url, head, body)).status).toBe(421);
    expect(await database.sql`select from rate_windows`).toHaveLength(before.length);
  });

  it('health probe is answered for any host name and for the address', async () => {
    for (const host of ['10.1.2.3:8080', 'evil.example', 'play.example']) {
      for (const path of ['/healthz', '/readyz', '/healthz?x=1']) {
        expect([host, path, (await get(live.url, host, path)).status]).toEqual([host, path, 200]);
      }
      // No page either, built or not.
      expect((await get(live.url, host, '/healthz/x.txt')).status).toBe(host === 'play.example' ? 404 : 421);
    }
  });

  it('two Host headers, none, or another one in the request line are rejected', async () => {
    for (const url of [live.url, live.gamesUrl, sandbox.url, sandbox.gamesUrl]) {
      for (const path of ['/nothing.txt', '/healthz']) {
        const own = url === live.gamesUrl ? 'games.example' : 'play.example';
        const two = await sendRaw(url, [`GET ${path} HTTP/1.1`, `Host: ${own}`, 'host: evil.example']);
        expect(two.status).toBe(400);
        const same = await sendRaw(url, [`GET ${path} HTTP/1.1`, `Host: ${own}`, `Host: ${own}`]);
        expect(same.status).toBe(400);
        expect((await sendRaw(url, [`GET ${path} HTTP/1.1`])).status).toBe(400);
      }
    }
    const line = await get(live.url, 'play.example', 'http://evil.example/nothing.txt');
    expect(line.status).toBe(421);
    // The host is accepted and the file not found; a built client's file server rejects an address as a path.
    const own = await get(live.url, 'play.example', 'http://play.example/nothing.txt');
    expect([403, 404]).toContain(own.status);
  });

  it('forwarded host is used from a trusted balancer alone, and checked against the same list', async () => {
    const forwarded = (app: TestApp, host: string, name: string) =>
      get(app.url, host, '/nothing.txt', `X-Forwarded-Host: ${name}`, 'X-Forwarded-Proto: https');
    expect((await forwarded(behind, '10.0.0.7:8080', 'play.example')).status).toBe(404);
    expect((await forwarded(behind, 'play.example', 'evil.example')).status).toBe(421);
    expect((await forwarded(live, '10.0.0.7:8080', 'play.example')).status).toBe(421);
    const ignored = await forwarded(live, 'play.example', 'evil.example');
    expect(ignored.status).toBe(404);
    expect(ignored.text).not.toContain('evil');
  });

  it('content security policy names the configured origins, whatever scheme a balancer reports', async () => {
    const answer = await get(behind.url, 'play.example', '/nothing.txt', 'X-Forwarded-Proto: javascript');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('frame-src https://games.example;');
    expect(answer.text).not.toContain('javascript:');
    const game = await get(live.gamesUrl, 'games.example', '/nothing.txt');
    expect(game.text).toContain('frame-ancestors https://play.example;');
  });
});

describe('host check in a sandbox', () => {
  it.each([
    'localhost',
    'LOCALHOST:9',
    'localhost.',
    'localhost.:8080',
    '127.0.0.1:8080',
    '127.9.9.9',
    '10.0.0.1',
    '172.31.255.1',
    '192.168.1.20:80',
    '169.254.1.1',
    '[::1]:80',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
  ])('local host %s is accepted', async (host) => {
    for (const url of [sandbox.url, sandbox.gamesUrl])
      expect((await get(url, host, '/nothing.txt')).status).toBe(404);
  });

  it.each([
    'evil.example',
    '8.8.8.8',
    '172.32.0.1',
    '[2001:db8::1]',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '127.0.0.1:99999',
    '[::1',
    '2130706433',
    '0x7f.1',
  ])('remote or malformed host %s is rejected', async (host) => {
    for (const url of [sandbox.url, sandbox.gamesUrl])
      expect((await get(url, host, '/nothing.txt')).status).toBe(421);
  });

  it('configured origin is accepted beside the local ones', () => {
    const settings = { publicOrigin: 'http://box.local:8080', gamesOrigin: null, isSandbox: true };
    const isOwn = (host: string) => isOwnHost(host, settings, 'publicOrigin');
    expect(['box.local:8080', 'box.local', 'localhost', 'evil'].map(isOwn)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
