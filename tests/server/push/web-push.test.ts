import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVapidKeys } from '../../../server/adapters/vapid.ts';
import { createWebPush } from '../../../server/adapters/web-push.ts';
import { createDevice } from '../support/push-device.ts';

let server: Server;
let origin = '';
let answer: (response: ServerResponse) => void = () => undefined;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const vapid = makeVapidKeys();
function send(endpoint = `${origin}/push/send/a`, sandbox: string | null = new URL(endpoint).origin) {
  asked = [];
  const { auth, p256dh } = createDevice(origin).subscription;
  return createWebPush({ contact: 'mailto:a@b.example', sandbox, answerWithinMs: 300 }).send(
    {
      endpoint,
      device: { auth, p256dh },
      vapid,
      text: '{}',
      ttlSeconds: 60,
      urgency: 'normal',
      topic: 'mail',
    },
    Date.UTC(2027, 2, 10),
  );
}

describe('sender of notifications', () => {
  it.each([
    [201, { kind: 'accepted' }],
    [202, { kind: 'accepted' }],
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [429, { kind: 'retry', reason: 'status 429', afterMs: null }],
    [500, { kind: 'retry', reason: 'status 500', afterMs: null }],
    [400, { kind: 'refused', reason: 'status 400' }],
    [403, { kind: 'refused', reason: 'status 403' }],
    [413, { kind: 'refused', reason: 'status 413' }],
  ])('status %i is understood', async (status, outcome) => {
    answer = (response) => response.writeHead(status).end();
    expect(await send()).toEqual(outcome);
  });

  it.each([
    ['120', 120_000],
    ['99999', 86_400_000],
    ['-1', null],
    ['Wed, 10 Mar 2027 00:00:00 GMT', null],
    ['1e9', null],
  ])('wait of "%s" is read as %s ms', async (text, afterMs) => {
    answer = (response) => response.writeHead(503, { 'retry-after': text }).end();
    expect(await send()).toMatchObject({ kind: 'retry', afterMs });
  });

  it('redirect is not followed: it could lead into the internal network', async () => {
    answer = (response) => response.writeHead(307, { location: `${origin}/secret` }).end();
    expect(await send()).toEqual({ kind: 'refused', reason: 'status 307' });
    expect(asked).toEqual(['/push/send/a']);
  });

  it('body of an answer is not read, however long it is', async () => {
    answer = (response) => {
      response.writeHead(201);
      response.write(Buffer.alloc(1_000_000));
    };
    expect(await send()).toEqual({ kind: 'accepted' });
  });

  it('answer that does not come, or that ends in the middle, is unknown', async () => {
    answer = () => undefined;
    expect(await send()).toMatchObject({ kind: 'unknown' });
    answer = (response) => response.socket?.destroy();
    expect(await send()).toMatchObject({ kind: 'unknown' });
    answer = (response) => response.socket?.end('HTTP/1.1 201\r\nx: '.padEnd(40_000, 'y'));
    expect(await send()).toMatchObject({ kind: 'unknown' });
  });

  it('push service that cannot be reached is retried', async () => {
    expect(await send('http://127.0.0.1:9/push/send/a')).toEqual({
      kind: 'retry',
      reason: 'ECONNREFUSED',
      afterMs: null,
    });
  });

  it('address without encryption is used at the sandbox’s own port only, and a name of an internal address never', async () => {
    expect(await send(undefined, null)).toEqual({ kind: 'refused', reason: 'not https' });
    expect(await send(undefined, 'http://127.0.0.1:9')).toEqual({ kind: 'refused', reason: 'not https' });
    expect(await send('https://localhost/push', null)).toEqual({
      kind: 'refused',
      reason: 'private address',
    });
    expect(asked).toEqual([]);
  });
});
