import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Readiness } from '../db/readiness.ts';
import type { Metrics } from './metrics.ts';
import { openApiDocument } from './openapi.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Routes for machines: liveness, readiness, metrics, and the description of all calls. */
export function addPlatformRoutes(
  app: FastifyInstance,
  { context, metrics, readiness }: { context: Context; metrics: Metrics; readiness: Readiness },
): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onClose', () => readiness.end());

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    const error = await readiness.check();
    if (error === null) return { status: 'ready' };
    context.log.warn({ err: error }, 'database does not answer');
    return reply.code(503).send({ status: 'database does not answer' });
  });

  // Metrics show how busy the platform is: for a scraper on this machine, not for the public.
  app.get('/metrics', async (request, reply) => {
    // A proxy on this machine forwards public requests: their peer address is local, their origin is not.
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    const isLocal = LOOPBACK.has(request.socket.remoteAddress ?? '');
    if (!isLocal || isForwarded) return reply.code(404).send({ error: 'not found' });
    reply.header('cache-control', 'no-store');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  const document = JSON.stringify(openApiDocument());
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(document),
  );
}
