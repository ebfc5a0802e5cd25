import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const arrivedAt = new WeakMap<FastifyRequest, number>();

/**
 * For calls in the form of another platform: a body of any type comes as it was sent, as text or as the bytes that a signature is
 * of, no answer is kept by anybody, and it is noted when a call came.
 */
export function takeForeignCalls(app: FastifyInstance, parseAs: 'string' | 'buffer'): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    arrivedAt.set(request, performance.now());
    reply.header('cache-control', 'no-store');
  });
}

/** Whole milliseconds since a call came. */
export function msSinceArrival(request: FastifyRequest): number {
  const now = performance.now();
  return Math.round(now - (arrivedAt.get(request) ?? now));
}

/** Aborts when the caller disconnects. */
export function disconnectOf(reply: FastifyReply): AbortSignal {
  const end = new AbortController();
  if (reply.raw.destroyed) end.abort();
  reply.raw.once('close', () => {
    // Every answer closes in the end: the caller left where nothing was answered yet.
    if (!reply.raw.writableEnded) end.abort();
  });
  return end.signal;
}
