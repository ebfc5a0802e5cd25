import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Readiness } from '../db/readiness.ts';
import { openApiDocument } from './openapi.ts';

/** Routes for machines: liveness, readiness, and the description of all calls. */
export function addPlatformRoutes(
  app: FastifyInstance,
  { context, readiness }: { context: Context; readiness: Readiness },
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

  const document = JSON.stringify(openApiDocument());
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(document),
  );
}
