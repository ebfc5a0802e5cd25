import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** The only address that it listens on. */
export const METRICS_HOST = '127.0.0.1';

/**
 * Metrics show how busy the platform is: for a scraper on this machine, not for the public. A header cannot tell the two
 * apart, as a proxy on this machine is local too and forwards under any header or none; so they have a port that no
 * proxy forwards to.
 */
export function createMetricsListener({ registry }: Metrics): FastifyInstance {
  const listener = Fastify({ forceCloseConnections: 'idle', requestTimeout: 30_000 });
  listener.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return listener;
}
