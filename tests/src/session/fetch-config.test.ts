import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { runPreflight } from '../../../src/app/preflight.ts';
import { setTransport } from '../../../src/platform/http/call-server.ts';
import { fetchTransport } from '../../../src/platform/http/fetch-transport.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { fetchConfig } from '../../../src/session/config/fetch-config.ts';

const OPEN = { status: 0, until: null };
const known = {
  configVersion: 'v1',
  gameListVersion: 'g1',
  maintenance: OPEN,
  games: ['all'],
} as unknown as AppConfig;
let asked: { name: string; configVersion?: string }[] = [];

function answerWith(answers: Readonly<Record<string, object>>): void {
  setTransport(async ({ url, body }) => {
    const name = url.split('/app/v1/')[1] ?? '';
    asked.push({ name, configVersion: JSON.parse(body).configVersion });
    return { status: 200, text: JSON.stringify(answers[name]), retryAfter: null };
  });
}
beforeEach(() => {
  asked = [];
  configStore.setState({ config: known, source: 'cache' });
});
afterEach(() => {
  setTransport(fetchTransport);
  configStore.setState({ config: null, source: 'none' });
});

it('[C16] client keeps the config whose version the server confirms, with the maintenance it announces', async () => {
  const closed = { status: 1, until: 5 };
  const data = { isUnchanged: true, configVersion: 'v1', maintenance: closed };
  answerWith({ 'anonymous/appConfig': { code: 0, msg: '', data } });
  expect(await fetchConfig()).toEqual({ ...known, maintenance: closed });
  expect(asked).toEqual([{ name: 'anonymous/appConfig', configVersion: 'v1' }]);
});

it('[C16] client without a config sends no version, and rejects an "unchanged" answer', async () => {
  configStore.setState({ config: null, source: 'none' });
  const data = { isUnchanged: true, configVersion: 'v1', maintenance: OPEN };
  answerWith({ 'anonymous/appConfig': { code: 0, msg: '', data } });
  await expect(fetchConfig()).rejects.toMatchObject({ key: 'unreadable' });
  expect(asked).toEqual([{ name: 'anonymous/appConfig', configVersion: undefined }]);
});

it('[C14] preflight names the stored version and keeps the stored config unless it is told otherwise', async () => {
  const same = { configVersion: 'v1', gameListVersion: 'g1', maintenance: OPEN, appCustomerServiceQueue: [] };
  answerWith({ preLogin: { code: 0, msg: '', ...same, userInfo: null, session: null } });
  await runPreflight();
  expect(asked).toEqual([{ name: 'preLogin', configVersion: 'v1' }]);
  expect(configStore.getState()).toEqual({ config: known, source: 'server' });
});
