import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = fileURLToPath(new URL('../../assets/live/', import.meta.url));
const DAY_S = 86_400;

const TYPES: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

/** `/live/…`: the sandbox's stream, its poster and its captions. A player seeks by ranges of bytes, which are answered. */
export function addLiveFiles(app: FastifyInstance): void {
  void app.register(fastifyStatic, {
    root: FOLDER,
    prefix: '/live/',
    index: false,
    decorateReply: false,
    acceptRanges: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', `public, max-age=${DAY_S}`);
      const type = TYPES[path.split('.').at(-1) ?? ''];
      if (type) reply.header('content-type', type);
    },
  });
}
