import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';

const database = useDatabase(RACES);
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const folders = { app: join(folder, 'app'), games: join(folder, 'games'), art: join(folder, 'art') };
const PAGE =
  '<!doctype html><style>body{color:red}</style><p style="font-size:%BRAND_PX%px">%BRAND%, the page for %AGE%, notice %NOTICE%</p>';
/** Values that the server inserts for the platform's own market. */
const sent = (age: number, brand = 'Marquee', letterPx = 44) =>
  PAGE.replace('%AGE%', String(age))
    .replace('%BRAND_PX%', String(letterPx))
    .replace('%BRAND%', brand)
    .replace('%NOTICE%', '1');
const SCRIPT = `export const words = '${'many '.repeat(500)}';`;

const MANIFEST = JSON.stringify({
  files: { 'posters/royal-sevens-117@1.webp': {}, 'posters/royal-sevens-117@1.avif': {} },
});

function lay(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

let app: TestApp;
beforeAll(async () => {
  lay('app/index.html', PAGE);
  lay('app/icons/favicon.svg', '<svg/>');
  lay('app/sw.js', '// worker');
  lay('app/version.json', '{"version":"1"}');
  lay('app/verify-round.html', '<p>a verifier</p>');
  lay('app/fair/sheets/airship.json', '{"game":"airship"}');
  lay('app/assets/main-abc12345.js', SCRIPT);
  lay('app/assets/main-abc12345.js.br', brotliCompressSync(SCRIPT));
  lay('games/royal-sevens/index.html', '<p>a game</p>');
  lay('art/manifest.json', MANIFEST);
  lay('art/posters/royal-sevens-117@1.avif', 'modern picture');
  lay('art/posters/royal-sevens-117@1.webp', 'picture');
  lay(
    'art/icons/ph.json',
    JSON.stringify({ prefix: 'ph', icons: { bell: { body: '<path/>' }, star: { body: '<g/>' } } }),
  );
  app = await startApp(database, { folders });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}, url = app.url) => {
  const response = await fetch(url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const HTML = { accept: 'text/html' };

describe('page delivery', () => {
  it.each(['/', '/wallets?name=deposit', '/nowhere/at/all', '/index.html'])(
    '[R70] %s is the app’s own page and is revalidated each time',
    async (path) => {
      const { status, headers, text } = await get(path, HTML);
      expect([status, text]).toEqual([200, sent(21)]);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toContain('text/html');
    },
  );

  it('[C90] verifier is a file to save, and a sheet is its JSON, also for whoever navigates to them', async () => {
    const verifier = await get('/verify-round.html', HTML);
    expect([verifier.status, verifier.text]).toEqual([200, '<p>a verifier</p>']);
    expect(verifier.headers.get('content-disposition')).toBe('attachment; filename="verify-round.html"');
    const sheet = await get('/fair/sheets/airship.json', HTML);
    expect([sheet.status, sheet.text]).toEqual([200, '{"game":"airship"}']);
    expect(sheet.headers.get('content-type')).toContain('application/json');
    expect(sheet.headers.get('content-disposition')).toBeNull();
  });

  it('[V05] page shows the market’s minimum age before any script runs, compressed or not, and a new one at once', async () => {
    const { sql } = database;
    const change = (age: number) =>
      sql`update config set value = jsonb_set(value, '{minimumAge}', to_jsonb(${age}::int)) where key = 'market'`;
    await change(23);
    expect((await get('/', { ...HTML, 'accept-encoding': 'identity' })).text).toBe(sent(23));
    const packed = await get('/member', { ...HTML, 'accept-encoding': 'br' });
    expect([packed.headers.get('content-encoding'), packed.text]).toEqual(['br', sent(23)]);
    await change(21);
    expect((await get('/', HTML)).text).toBe(sent(21));
  });

  it.each([
    ['br;q=0', null, null, null],
    ['br;q=0, gzip;q=0', null, null, null],
    ['br;q=0, gzip', null, 'gzip', null],
    ['gzip, br', 'br', 'br', 'br'],
    ['gzip, br;q=0.5', null, 'gzip', 'br'],
    ['*', 'br', 'gzip', 'br'],
  ])(
    'Accept-Encoding of %j is obeyed by page, description of calls and script',
    async (accepted, page, calls, script) => {
      const codingOf = async (path: string) => {
        const { headers, text } = await get(path, { ...HTML, 'accept-encoding': accepted });
        expect(text.length).toBeGreaterThan(0);
        return headers.get('content-encoding');
      };
      // The page of this test is too short to be compressed on its way; its packed copy is made once.
      expect([await codingOf('/'), await codingOf('/member'), await codingOf('/openapi.json')]).toEqual([
        page,
        page,
        calls,
      ]);
      expect(await codingOf('/assets/main-abc12345.js')).toBe(script);
    },
  );

  it('[D13] page shows the name of the current theme before any script runs, in letters that fit the sign', async () => {
    const { sql } = database;
    const rename = (name: string) => sql`update themes set name = ${name} where id = 'house'`;
    await rename('Gala & <b>');
    expect((await get('/', HTML)).text).toBe(sent(21, 'Gala &amp; &lt;b&gt;', 41));
    await rename('The Grand Palace');
    expect((await get('/', HTML)).text).toBe(sent(21, 'The Grand Palace', 26));
    await rename('Marquee');
    expect((await get('/', HTML)).text).toBe(sent(21));
  });

  it('[T15] page states before any script runs whether the first-visit notice is shown, and follows a change at once', async () => {
    const { sql } = database;
    const change = (mode: number) =>
      sql`update config set value = jsonb_set(value, '{h5ClientMode}', to_jsonb(${mode}::int)) where key = 'client'`;
    const { text } = await get('/', HTML);
    await change(0);
    expect((await get('/', HTML)).text).toBe(text.replace('notice 1', 'notice 0'));
    await change(1);
    expect(text).toContain('notice 1');
    expect((await get('/', HTML)).text).toBe(text);
  });

  it('one read of the platform config serves all pages that wait for a slow database', async () => {
    const { sql } = database;
    await sql.begin(async (tx) => {
      await tx`lock table config in access exclusive mode`;
      const pages = await Promise.all(Array.from({ length: 8 }, () => get('/', HTML)));
      expect(new Set(pages.map(({ text }) => text))).toEqual(new Set([sent(21)]));
      const countWaiting = async () =>
        (
          await tx`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%config%'`
        ).length;
      // The market's, the client's and the theme's, and the config's version for the lobby's data. The last of them may be on its way.
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(4);
    });
    expect((await get('/', HTML)).text).toBe(sent(21));
  });

  it('[T19] missing chunk is answered with 404, never with the page', async () => {
    const { status, text } = await get('/assets/gone-abcdef12.js', HTML);
    expect([status, text]).toEqual([404, 'Not found']);
  });

  it('hashed files are cached for ever and compressed by the build, and all others are revalidated', async () => {
    const script = await get('/assets/main-abc12345.js', { 'accept-encoding': 'br' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.text).toBe(SCRIPT);
    const tag = script.headers.get('etag') ?? '';
    const again = await get('/assets/main-abc12345.js', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    // The copies are answers of the file's own address alone.
    expect((await get('/assets/main-abc12345.js.br')).status).toBe(404);
    for (const path of ['/sw.js', '/version.json']) {
      expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'no-cache']);
    }
  });

  it('files that the build did not compress are compressed', async () => {
    const { headers } = await get('/openapi.json', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('file outside the served folders is not found', async () => {
    for (const path of ['/../art/manifest.json', '/%2e%2e/art/manifest.json', '/art/x/..%2f..%2fapp/sw.js']) {
      expect((await get(path)).text).not.toMatch(/worker|\{\}/);
    }
  });

  it('art of this version is cached for ever and art of another one is revalidated', async () => {
    const { data } = await app.call('anonymous/appConfig');
    expect(data.gameResourceUrl).toMatch(/^\/art\//);
    const { createHash } = await import('node:crypto');
    const version = createHash('sha256').update(MANIFEST).digest('hex').slice(0, 12);
    const current = await get(`/art/${version}/posters/royal-sevens-117@1.webp`);
    expect([current.status, current.text]).toEqual([200, 'picture']);
    expect(current.headers.get('cache-control')).toContain('immutable');
    const old = await get('/art/000000000000/posters/royal-sevens-117@1.webp');
    expect(old.headers.get('cache-control')).toBe('no-cache');
  });

  it('[R01] image is served as AVIF to a browser that accepts it and as WebP to any other, at the same address', async () => {
    const path = '/art/000000000000/posters/royal-sevens-117@1.webp';
    const modern = await get(path, { accept: 'image/avif,image/webp,*/*' });
    expect([modern.text, modern.headers.get('content-type')]).toEqual(['modern picture', 'image/avif']);
    const usual = await get(path, { accept: 'image/webp,*/*' });
    expect([usual.text, usual.headers.get('content-type')]).toEqual(['picture', 'image/webp']);
    for (const { headers } of [modern, usual]) expect(headers.get('vary')).toMatch(/accept(,|$)/);
  });

  it('[K14] icons are served at the requested addresses', async () => {
    const { text } = await get('/icons/ph.json?icons=bell,gone');
    expect(JSON.parse(text)).toEqual({
      prefix: 'ph',
      icons: { bell: { body: '<path/>' } },
      not_found: ['gone'],
    });
    expect((await get('/icons/ph.json?icons=bell&icons=star')).status).toBe(400);
    expect((await get('/icons/nothing.json?icons=a')).status).toBe(404);
    expect((await get('/icons/favicon.svg')).text).toBe('<svg/>');
    expect((await get('/icons/..%2fmanifest.json?icons=a')).status).toBe(404);
  });

  it('games are served on their own origin only', async () => {
    expect((await get('/royal-sevens/', HTML, app.gamesUrl)).text).toBe('<p>a game</p>');
    expect((await get('/royal-sevens/', HTML)).text).toBe(sent(21));
    const missing = await get('/wallets', HTML, app.gamesUrl);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe('security headers', () => {
  it('page may run its own scripts and its own inline block, and may frame the games', async () => {
    const policy = (await get('/', HTML)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain('frame-src http://games.test http://127.0.0.1:*;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('game may be framed by the app alone', async () => {
    const { headers } = await get('/royal-sevens/', HTML, app.gamesUrl);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:8080');
    expect(headers.get('x-frame-options')).toBeNull();
  });

  it('every response has the security headers, errors included', async () => {
    for (const path of ['/healthz', '/assets/gone-abcdef12.js', '/app/v1/nothing']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
