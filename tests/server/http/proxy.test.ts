import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { COMMON, startApp, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const trusting = (TRUST_PROXY: string) => {
  const { trustedProxies } = readSettings({ TRUST_PROXY });
  return { trustedProxies };
};
let direct: TestApp;
let behind: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  direct = await startApp(database);
  const addresses = { publicOrigin: 'http://house.example', gamesOrigin: null };
  behind = await startApp(database, { settings: { ...trusting('1'), ...addresses } });
  elsewhere = await startApp(database, { settings: trusting('10.0.0.0/8') });
});
afterAll(() => Promise.all([direct.stop(), behind.stop(), elsewhere.stop()]));

async function countedAs(app: TestApp, forwardedFor: string): Promise<string[]> {
  await database.sql`delete from rate_windows`;
  await fetch(`${app.url}/app/v1/getActivityIds`, {
    method: 'POST',
    headers: { 'x-forwarded-for': forwardedFor },
    body: JSON.stringify(COMMON),
  });
  const rows = await database.sql<{ key: string }[]>`select key from rate_windows`;
  return rows.map(({ key }) => key.split(':')[1] ?? '');
}

it('forwarded address is ignored without a proxy and used with one', async () => {
  expect(await countedAs(direct, '203.0.113.9')).toEqual(['127.0.0.1']);
  expect(await countedAs(behind, '203.0.113.9')).toEqual(['203.0.113.9']);
  expect(await countedAs(behind, '198.51.100.1, 203.0.113.9')).toEqual(['203.0.113.9']);
});

it('forwarded chain is trusted up to the first address that is no proxy of ours', async () => {
  expect(await countedAs(behind, '198.51.100.1, 203.0.113.9, 10.1.2.3')).toEqual(['203.0.113.9']);
  expect(await countedAs(elsewhere, '203.0.113.9')).toEqual(['127.0.0.1']);
});

it('HSTS header is sent when the proxy reports https', async () => {
  const headers = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'house.example',
    'x-forwarded-for': '1.2.3.4',
  };
  const response = await fetch(`${behind.url}/healthz`, { headers });
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  expect(response.headers.get('content-security-policy')).toContain('frame-src https://house.example');
  expect(
    (await fetch(`${direct.url}/healthz`, { headers })).headers.get('strict-transport-security'),
  ).toBeNull();
});
