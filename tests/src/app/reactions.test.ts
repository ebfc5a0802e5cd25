import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logout } from '../../../contract/auth/auth-calls.ts';
import { online } from '../../../contract/auth/presence-calls.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { reactToFailures } from '../../../src/app/reactions.ts';
import { callServer, setServerAddress } from '../../../src/platform/http/call-server.ts';
import { activateMessages, loadMessages } from '../../../src/platform/i18n.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { overlayStore } from '../../../src/session/overlays/overlay-store.ts';

/** Null hangs for ever. */
let answer: { status: number; body: unknown } | null = null;
let server: Server;

beforeAll(async () => {
  await activateMessages('en');
  // Read from the disk for the first time, they take longer on a busy machine than a poll waits.
  await loadMessages('error');
  server = createServer((_request, response) => {
    if (!answer) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  setServerAddress(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  reactToFailures();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  overlayStore.setState({ stack: [] });
});

const beat = (isSilent: boolean, timeoutMs = 30) =>
  callServer(online, { gameId: 0 }, { isSilent, timeoutMs }).catch(() => undefined);

it('[E03] call that times out opens a dialog, and a heartbeat that times out opens none', async () => {
  answer = null;
  await beat(true);
  await beat(false);
  await expect.poll(() => overlayStore.getState().stack.map(({ name }) => name)).toEqual(['tips']);
});

it('[T18, E05] maintenance error of any call shows the maintenance page', async () => {
  configStore.setState({ config: { maintenance: { status: 0, until: null } } as AppConfig });
  answer = { status: 503, body: { code: 503, msg: 'maintenance' } };
  await beat(true, 10_000);
  expect(configStore.getState().config?.maintenance.status).toBe(1);
});

it('[T18] busy server does not lead to the maintenance page: the page stays open', async () => {
  configStore.setState({ config: { maintenance: { status: 0, until: null } } as AppConfig });
  answer = { status: 503, body: { code: 1903, errcode: 1903, msg: 'busy', details: { retryAfter: 1 } } };
  await expect(callServer(logout, {}, { isSilent: true, timeoutMs: 10_000 })).rejects.toMatchObject({
    key: 'busy',
    status: 503,
  });
  expect(configStore.getState().config?.maintenance.status).toBe(0);
});
