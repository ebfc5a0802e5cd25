import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeptFiles } from '../../../server/http/kept-files.ts';

const SCRIPT = `export const words = '${'many '.repeat(400)}';`;
const PICTURE = Buffer.alloc(3_000, 7);

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const lay = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

/** Answers with 299 where a file is to be streamed. */
function serve(kept: KeptFiles): FastifyInstance {
  const app = Fastify();
  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    if (!(await kept.send(request, reply, join(folder, request.params.name)))) return reply.code(299).send();
    return reply;
  });
  return app;
}

const get = (app: FastifyInstance, name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/${name}`, headers });

beforeAll(() => {
  lay('main.js', SCRIPT);
  lay('main.js.br', brotliCompressSync(SCRIPT));
  lay('main.js.gz', gzipSync(SCRIPT));
  lay('tower.webp', PICTURE);
  lay('film.webm', PICTURE);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('file is served in the best coding that its caller accepts', async () => {
  const app = serve(new KeptFiles());
  const cases: [string, string | undefined, Buffer][] = [
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip, br;q=0', 'gzip', gzipSync(SCRIPT)],
    ['identity', undefined, Buffer.from(SCRIPT)],
    ['', undefined, Buffer.from(SCRIPT)],
  ];
  for (const [accepted, coding, body] of cases) {
    const answer = await get(app, 'main.js', { 'accept-encoding': accepted });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, coding]);
    expect(answer.rawPayload.equals(body)).toBe(true);
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
  }
});

it('file without a compressed copy is served as it is', async () => {
  const answer = await get(serve(new KeptFiles()), 'tower.webp', { 'accept-encoding': 'br' });
  expect([answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([
    undefined,
    'image/webp',
  ]);
  expect(answer.rawPayload.equals(PICTURE)).toBe(true);
});

it('caller that has the file gets 304, and each coding has an entity tag of its own', async () => {
  const app = serve(new KeptFiles());
  const packed = String((await get(app, 'main.js', { 'accept-encoding': 'br' })).headers.etag);
  const plain = String((await get(app, 'main.js')).headers.etag);
  expect(plain).not.toBe(packed);
  const again = await get(app, 'main.js', { 'accept-encoding': 'br', 'if-none-match': packed });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', packed]);
  expect((await get(app, 'main.js', { 'if-none-match': packed })).statusCode).toBe(200);
});

it('file is read once', async () => {
  lay('once.js', SCRIPT);
  const app = serve(new KeptFiles());
  const first = await get(app, 'once.js');
  rmSync(join(folder, 'once.js'));
  expect((await get(app, 'once.js')).body).toBe(first.body);
});

it('film, and a file beyond the memory budget, is streamed', async () => {
  const app = serve(new KeptFiles(PICTURE.length + 100));
  expect((await get(app, 'film.webm')).statusCode).toBe(299);
  expect((await get(app, 'tower.webp')).statusCode).toBe(200);
  expect((await get(app, 'main.js')).statusCode).toBe(299);
  expect((await get(app, 'tower.webp')).statusCode).toBe(200);
});
