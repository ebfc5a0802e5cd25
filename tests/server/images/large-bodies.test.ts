import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { COMMON } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { makePng, pngChunk } from './png-parts.ts';

const database = useDatabase();
const app = useApp(database);
let player: NewAccount;
beforeAll(async () => {
  player = await newAccount(app);
});

/** Size above that of a small body. */
const image = makePng(600, 600, [pngChunk('tEXt', Buffer.alloc(6_000, 'x'))]).toString('base64');
const upload = (token = player.token) =>
  app.call('uploadKyc', { requestId: randomUUID(), side: 'front', image }, token);

/** A client that sends the headers of an upload and no body. */
async function beginUpload(token: string): Promise<net.Socket> {
  const { hostname, port, host } = new URL(app.url);
  const socket = net.connect(Number(port), hostname);
  const lines = [
    'POST /app/v1/uploadKyc HTTP/1.1',
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${1024 * 1024}`,
    `authorization: Bearer ${token}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Occupies every slot: one of three uploads is refused. Returns its answer. */
async function fillAllSlots(): Promise<{ sockets: readonly net.Socket[]; refusal: string }> {
  const sockets = await Promise.all([player, player, player].map(({ token }) => beginUpload(token)));
  const [said] = await Promise.race(sockets.map((socket) => once(socket, 'data')));
  return { sockets, refusal: String(said) };
}

it('[C28] third concurrent large body gets 429 with Retry-After before it is read, and an aborted one frees its slot', async () => {
  const { sockets, refusal } = await fillAllSlots();
  expect(refusal).toMatch(/^HTTP\/1\.1 429 /);
  expect(refusal).toMatch(/\r\nretry-after: 3\r\n/);
  expect((await upload()).code).toBe(ERROR_CODES.tooOften);
  // Small bodies are still accepted.
  expect((await app.call('updateProfile', { nickname: 'Lucky Star 9' }, player.token)).code).toBe(0);
  for (const socket of sockets) socket.destroy();
  let answer = await upload();
  while (answer.code === ERROR_CODES.tooOften) answer = await upload();
  expect(answer.data.sides).toEqual(['front']);
});

it('[C28] body of a caller without a session is refused before it is read', async () => {
  const socket = await beginUpload('x'.repeat(43));
  const [said] = await once(socket, 'data');
  expect(String(said)).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

it('[C28] body without a declared length counts as a large one', async () => {
  const { sockets } = await fillAllSlots();
  const text = JSON.stringify({ ...COMMON, nickname: 'Lucky Star 8' });
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { authorization: `Bearer ${player.token}` } };
  const { status } = await fetch(`${app.url}/app/v1/updateProfile`, init as RequestInit);
  expect(status).toBe(429);
  for (const socket of sockets) socket.destroy();
});
