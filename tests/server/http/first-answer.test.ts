import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMON, startApp, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const folder = mkdtempSync(join(tmpdir(), 'first-answer-'));
const PAGE =
  '<!doctype html><p>%BRAND%, %AGE%</p><!-- language of the first answer --><!-- first answer --><i></i>';
const HELD = /<script type="application\/json" id="first-answer">(.*)<\/script><i>/;

let app: TestApp;
beforeAll(async () => {
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'index.html'), PAGE);
  app = await startApp(database, {
    folders: { app: join(folder, 'app'), games: join(folder, 'games'), art: join(folder, 'art') },
  });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

async function getPage(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers: { accept: 'text/html', ...headers } });
  const html = await response.text();
  const text = HELD.exec(html)?.[1];
  return {
    html,
    vary: response.headers.get('vary'),
    language: /<meta name="first-answer" content="([^"]*)"/.exec(html)?.[1],
    answer: text === undefined ? null : (JSON.parse(text) as { code: number; data: Record<string, unknown> }),
  };
}

async function callConfig(language: string): Promise<unknown> {
  const response = await fetch(`${app.url}/app/v1/anonymous/appConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(COMMON),
  });
  return response.json();
}

/** On a busy machine the database answers within the page's time only now and then. */
const IN_TIME = { timeout: 10_000 };

describe('config inside the lobby’s page', () => {
  it('config in the page is the answer of a guest’s call, in the language of the browser', async () => {
    const { answer, language, vary } = await getPage('/', { 'accept-language': 'fil-PH,en;q=0.5' });
    expect(answer).toEqual(await callConfig('fil'));
    expect(language).toBe('fil');
    expect(vary).toBe('accept-encoding, accept-language, cookie');
  });

  it('config in the page is in the language that was chosen before, whatever the browser prefers', async () => {
    const { language } = await getPage('/', { cookie: 'a=b; locale=zh-CN', 'accept-language': 'en' });
    expect(language).toBe('zh-CN');
  });

  it('cookie with an unknown language leaves the choice to the browser', async () => {
    const { language } = await getPage('/', { cookie: 'locale="><script>', 'accept-language': 'fil' });
    expect(language).toBe('fil');
  });

  it.each(['/index.html', '/wallets', '/?probe=1'])('%s has no config in the page', async (path) => {
    const { html, answer, vary } = await getPage(path);
    expect(answer).toBeNull();
    expect(html).toContain('<!-- first answer -->');
    expect(vary).toBe('accept-encoding');
  });

  it('config in the page is the new one after a change, as soon as the database answers in time', async () => {
    const { sql } = database;
    const nameOf = async () => {
      const games = (await getPage('/')).answer?.data.games as { slug: string; name: string }[];
      return games.find(({ slug }) => slug === 'pearl-tides')?.name;
    };
    expect(await nameOf()).toBe('Pearl Tides');
    await sql`update games set name = 'Pearl </script><b> $& Tides' where slug = 'pearl-tides'`;
    // A page that a busy machine is asked for may still be the last known one.
    await expect.poll(nameOf, IN_TIME).toBe('Pearl </script><b> $& Tides');
    await sql`update games set name = 'Pearl Tides' where slug = 'pearl-tides'`;
    await expect.poll(nameOf, IN_TIME).toBe('Pearl Tides');
  });

  it('config is left out of the page during maintenance, which the app announces, and is back when its end has passed', async () => {
    const { sql } = database;
    const until = app.clock.now() + 60_000;
    await sql`update config set value = ${sql.json({ status: 1, until })} where key = 'maintenance'`;
    expect((await getPage('/')).answer).toBeNull();
    app.clock.advance(60_001);
    expect((await getPage('/')).answer).not.toBeNull();
    await sql`update config set value = ${sql.json({ status: 0, until: null })} where key = 'maintenance'`;
  });

  it('config in the page is the last known one while the database does not answer in time', async () => {
    const { sql } = database;
    const { answer: known } = await getPage('/');
    await sql.begin(async (tx) => {
      await tx`lock table config_version in access exclusive mode`;
      expect((await getPage('/')).answer).toEqual(known);
    });
  });
});
