import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../../server/context.ts';
import { MorePorts } from '../../../server/http/more-ports.ts';
import { hooks } from '../../../server/modules.ts';
import { listedRegisters } from '../../../server/protection/public/listed-registers.ts';
import { readSettings, type Settings, SettingsError } from '../../../server/settings.ts';
import { BRIDGE_PATH } from '../../../server/studios/serve/bridge-script.ts';
import { addStudioPages } from '../../../server/studios/serve/page-routes.ts';
import { studioFrameSource, studioOrigin, studioPort } from '../../../server/studios/serve/studio-origins.ts';
import { readGamePlaces } from '../../../server/studios/studio-game-queries.ts';
import { useDatabase } from '../support/database.ts';
import { coinThatPays, PAGE } from './made-package.ts';
import { useStudioPlace } from './studio-place.ts';

const { sql } = useDatabase();
const place = useStudioPlace(sql);
const NAMES = { STUDIO_ORIGINS: 'https://*.play.example.com', PUBLIC_ORIGIN: 'https://example.com' };

const settingsOf = (env: Readonly<Record<string, string>>): Settings =>
  readSettings({ STUDIO_FILES: place.studioFiles, ...env });

function listenerOf(settings: Settings): FastifyInstance {
  const app = Fastify({ trustProxy: true });
  const log = pino({ level: 'silent' });
  addStudioPages(app, createContext({ sql, log, settings, hooks, registers: listedRegisters(sql) }));
  return app;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

beforeAll(async () => {
  await place.byTwo(place.wordsOf('coin', place.packageOf()));
  await place.byTwo(
    place.wordsOf('other', place.packageOf(coinThatPays(760), { ...PAGE, 'index.html': '<p>Other</p>' })),
  );
});

describe('pages of studios’ games by name', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = listenerOf(settingsOf({ ...NAMES, GAMES_ORIGIN: 'https://games.example.com' }));
  });
  afterAll(() => app.close());

  const get = (url: string, host = 'coin.play.example.com', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host, 'x-forwarded-proto': 'https', ...headers } });

  it('start page has the bridge before the studio’s first script, and nothing else is changed', async () => {
    const answer = await get('/1/index.html?sessionID=secret');
    expect(answer.body).toBe(
      String(PAGE['index.html']).replace(
        '<title>',
        `<script src="${BRIDGE_PATH}" data-host="https://example.com"></script><title>`,
      ),
    );
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await get('/1/')).body).toBe(answer.body);
    const stored = place.stored().map((name) => fs.readFileSync(place.store.placeOf(name), 'utf8'));
    expect(stored).toContain(PAGE['index.html']);
  });

  it('policy lets a studio’s page run what it is made of and reach nothing but its own origin', async () => {
    const { headers } = await get('/1/index.html');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self' data: blob:",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
        "frame-src 'none'",
        'sandbox allow-scripts allow-same-origin',
        'frame-ancestors https://example.com',
      ]),
    );
    expect(policy.join(' ')).not.toContain('connect-src');
  });

  it('file of a version is sent with its own type, never changes, and answers 304 to who has it', async () => {
    const answer = await get('/1/assets/main.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(PAGE['assets/main.js']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const etag = String(answer.headers.etag);
    const again = await get('/1/assets/main.js', undefined, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const part = await get('/1/assets/coin.png', undefined, { range: 'bytes=1-2' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, Buffer.from([80, 78])]);
    expect(part.headers['content-type']).toBe('image/png');
  });

  it('page of another game, of the mathematics or of no version is not there', async () => {
    expect((await get('/1/index.html', 'other.play.example.com')).body).toContain('<p>Other</p>');
    for (const address of [
      '/2/index.html',
      '/01/index.html',
      '/1/table_base.csv',
      '/1/../1/nothing',
      '/index.html',
    ])
      expect((await get(address)).statusCode).toBe(404);
    expect((await get('/1/index.html', 'nobody.play.example.com')).statusCode).toBe(404);
    for (const host of [
      'play.example.com',
      'example.com',
      'a.coin.play.example.com',
      'coin.play.example.com.evil.test',
    ])
      expect((await get('/1/index.html', host)).statusCode).toBe(421);
  });

  it('withdrawn game’s pages stay for the rounds that are open', async () => {
    await place.one(['studio', 'withdraw', 'other']);
    expect((await get('/1/index.html', 'other.play.example.com')).statusCode).toBe(200);
    await place.byTwo(['studio', 'release', 'other', '1']);
  });

  it('file that is not what was published closes its game with a sentence, and no other', async () => {
    const [row] = await sql`
      select encode(hash, 'hex') as hash from studio_files where game_id = 'other' and path = 'index.html'`;
    const file = place.store.placeOf(row?.hash);
    const content = fs.readFileSync(file);
    fs.writeFileSync(file, '<p>Evil</p>!');
    const answer = await get('/1/index.html', 'other.play.example.com');
    expect([answer.statusCode, answer.body]).toEqual([503, 'This game is closed.']);
    expect((await get('/1/index.html')).statusCode).toBe(200);
    fs.writeFileSync(file, content);
  });
});

describe('pages of studios’ games by port', () => {
  it('each game has a port of this machine, and another game’s port is another origin', async () => {
    const [coin, other] = await readGamePlaces(sql);
    if (!coin || !other) throw new Error('two games were published');
    const first = await freePort();
    const settings = settingsOf({ SANDBOX: '1', PORT: String(first - 1_000 - coin.place) });
    const url = { protocol: 'http', host: `127.0.0.1:${settings.port}` } as const;
    expect(studioPort(coin, settings)).toBe(first);
    expect(studioOrigin(url, settings, coin)).toBe(`http://127.0.0.1:${first}`);
    expect(studioOrigin(url, settings, other)).toBe(`http://127.0.0.1:${first + other.place - coin.place}`);
    expect(studioFrameSource(url, settings)).toBe('http://127.0.0.1:*');
    const app = listenerOf(settings);
    const ports = new MorePorts(app, '127.0.0.1');
    try {
      expect(await ports.open(first)).toBe(true);
      expect(await ports.open(first)).toBe(false);
      const answer = await fetch(`http://127.0.0.1:${first}/1/index.html`);
      expect(await answer.text()).toContain('<title>Coin</title>');
      expect(answer.headers.get('content-security-policy')).toContain(
        `frame-ancestors http://127.0.0.1:${settings.port}`,
      );
    } finally {
      await ports.close(1_000);
      await app.close();
    }
    await expect(fetch(`http://127.0.0.1:${first}/1/index.html`)).rejects.toThrow('fetch failed');
  });

  it('port that another program has leaves its game without a page, and the others with theirs', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const app = listenerOf(settingsOf({ SANDBOX: '1' }));
    const ports = new MorePorts(app, '127.0.0.1');
    expect(await ports.open((taken.address() as net.AddressInfo).port)).toBe(false);
    expect(await ports.open(await freePort())).toBe(true);
    await ports.close(1_000);
    await app.close();
    taken.close();
  });

  it('game has no origin outside the sandbox without names for games, nor above the last port', () => {
    const url = { protocol: 'https', host: 'example.com' } as const;
    const bare = settingsOf({
      PUBLIC_ORIGIN: 'https://example.com',
      GAMES_ORIGIN: 'https://games.example.com',
    });
    expect(studioOrigin(url, bare, { id: 'coin', place: 1 })).toBeNull();
    expect(studioFrameSource(url, bare)).toBeNull();
    expect(studioOrigin(url, settingsOf(NAMES), { id: 'coin', place: 1 })).toBe(
      'https://coin.play.example.com',
    );
    const last = settingsOf({ SANDBOX: '1', PORT: '64000' });
    expect(studioPort({ place: 535 }, last)).toBe(65_535);
    expect(studioPort({ place: 536 }, last)).toBeNull();
  });

  it('origins that name no place for the game’s id are refused', () => {
    for (const wrong of [
      'https://play.example.com',
      'https://*',
      'https://*.a.b/path',
      'ftp://*.a.b',
      'https://x*.a.b',
    ])
      expect(() => settingsOf({ STUDIO_ORIGINS: wrong })).toThrow(SettingsError);
  });
});
