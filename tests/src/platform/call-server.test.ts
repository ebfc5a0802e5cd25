import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLogin, logout } from '../../../contract/auth/auth-calls.ts';
import { online } from '../../../contract/auth/presence-calls.ts';
import { getCustomerServices } from '../../../contract/config/config-calls.ts';
import { getAfterLoginInfoWeb } from '../../../contract/config/refresh-calls.ts';
import { axiosTransport } from '../../../src/platform/http/axios-transport.ts';
import type { CallFailure } from '../../../src/platform/http/call-failure.ts';
import {
  callServer,
  onCallFailure,
  setServerAddress,
  setTransport,
} from '../../../src/platform/http/call-server.ts';
import { fetchTransport } from '../../../src/platform/http/fetch-transport.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: string;
  /** Never answers. */
  hangs?: boolean;
  /** Hangs up before answering. */
  breaks?: boolean;
}

const heard: { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = [];
let replies: Reply[] = [];
let server: Server;
let origin = '';
/** In every address: what a test gave up may be heard when the next one asks already. */
let turn = 0;

const ok = (data: unknown): Reply => ({ body: JSON.stringify({ code: 0, msg: '', data }) });
const failureOf = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => {
      throw new Error('did not fail');
    },
    (error: CallFailure) => error,
  );

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const [, asker, path = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
      if (Number(asker) !== turn) return;
      heard.push({ path, headers: request.headers, body: JSON.parse(text) });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply?.hangs) return;
      if (reply?.breaks) request.socket.destroy();
      else {
        response.writeHead(reply?.status ?? 200, { 'content-type': 'application/json', ...reply?.headers });
        response.end(reply?.body);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  heard.length = 0;
  turn += 1;
  setServerAddress(`${origin}/${turn}`);
  tokenStore.clear();
});

describe.each([
  ['fetch', fetchTransport],
  ['axios', axiosTransport],
])('callServer by %s', (_name, transport) => {
  beforeEach(() => setTransport(transport));

  it('[E01] code 0 is a success and returns the validated data', async () => {
    replies = [ok({ serverTime: 5 })];
    expect(await callServer(online, { gameId: 3 })).toEqual({ serverTime: 5 });
    expect(heard[0]?.path).toBe('/app/v1/online');
  });

  it('[E01] code 200 is a success where the contract says so', async () => {
    replies = [{ body: JSON.stringify({ code: 200, msg: '', appCustomerServiceQueue: [] }) }];
    expect((await callServer(getCustomerServices, {})).appCustomerServiceQueue).toEqual([]);
  });

  it('[C89][K08] every body has the six common fields', async () => {
    replies = [ok({ serverTime: 1 })];
    await callServer(online, { gameId: 3 });
    expect(heard[0]?.body).toMatchObject({ gameId: 3, channel: 'WEB', platform: 1, appId: 'member-web' });
    expect(Object.keys(heard[0]?.body ?? {})).toEqual(
      expect.arrayContaining(['appId', 'channel', 'clientReferrer', 'platform', 'appVersion', 'appWebName']),
    );
  });

  it('stored token is sent, or a given one instead', async () => {
    replies = [ok({})];
    tokenStore.write('players');
    await callServer(logout, {});
    await callServer(logout, {}, { token: 'frames' });
    expect(heard.map((request) => request.headers.authorization)).toEqual([
      'Bearer players',
      'Bearer frames',
    ]);
  });

  it('[E02] status 401 ends the session, whatever sent it', async () => {
    replies = [{ status: 401, body: 'no' }];
    expect(
      (await failureOf(callServer(getAfterLoginInfoWeb, { version: '', os: '', deviceModel: '' }))).key,
    ).toBe('sessionEnded');
  });

  it('business code becomes its error key, with details and Retry-After', async () => {
    replies = [
      {
        status: 429,
        headers: { 'retry-after': '30' },
        body: JSON.stringify({ code: 429, errcode: 429, msg: 'slow down', details: { left: 0 } }),
      },
    ];
    const failure = await failureOf(callServer(accountLogin, { account: 'someone', password: 'x' }));
    expect(failure).toMatchObject({ key: 'tooOften', code: 429, retryAfterS: 30, details: { left: 0 } });
  });

  it('page of a proxy, or data that breaks the contract, is rejected as an answer', async () => {
    replies = [{ body: '<html>Welcome to the hotel</html>' }];
    expect((await failureOf(callServer(online, { gameId: 0 }))).key).toBe('unreadable');
    replies = [ok({ serverTime: 'soon' })];
    expect((await failureOf(callServer(online, { gameId: 0 }))).key).toBe('unreadable');
  });

  it('[K01] call fails after its timeout and is not retried', async () => {
    replies = [{ body: '', hangs: true }];
    // Counted here: the server may not have heard of it when the time is over.
    let sent = 0;
    setTransport((request) => {
      sent += 1;
      return transport(request);
    });
    expect((await failureOf(callServer(online, { gameId: 0 }, { timeoutMs: 30 }))).key).toBe('timeout');
    expect(sent).toBe(1);
  });

  it('repeatable call is retried twice at most when the answer was lost', async () => {
    replies = [{ body: '', breaks: true }, { body: '', breaks: true }, ok({ serverTime: 9 })];
    expect(await callServer(online, { gameId: 0 })).toEqual({ serverTime: 9 });
    expect(heard).toHaveLength(3);
  });

  it('call that could act twice is never retried', async () => {
    replies = [{ body: '', breaks: true }];
    expect((await failureOf(callServer(accountLogin, { account: 'someone', password: 'x' }))).key).toBe(
      'offline',
    );
    expect(heard).toHaveLength(1);
  });

  it('listeners are notified of a failure once, and of an aborted call not at all', async () => {
    const told: string[] = [];
    const stop = onCallFailure((failure) => told.push(failure.key));
    replies = [{ status: 503, body: JSON.stringify({ code: 503, msg: '' }) }];
    await failureOf(callServer(online, { gameId: 0 }));
    const abort = new AbortController();
    abort.abort();
    await failureOf(callServer(accountLogin, { account: 'a', password: 'b' }, { signal: abort.signal }));
    stop();
    expect(told).toEqual(['maintenance']);
  });
});
