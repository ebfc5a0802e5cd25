import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { fillPage, type PageMessages } from './fill-page.ts';
import type { Services } from './services.ts';

const pack = promisify(brotliCompress);

/** A page must not wait for a database that does not answer; it then uses the last known values. Milliseconds. */
const MAX_WAIT_MS = 250;

interface Filled {
  readonly html: string;
  readonly packed: Buffer;
}

/**
 * Serves the app's page with the market's minimum age and the theme's name in the build's placeholders: the
 * first paint shows them before any script runs, and a change of either holds from the next query on.
 */
export function createAppPage(
  { sql, log }: Pick<Context, 'sql' | 'log'>,
  { defaultPageMessages, readPageMessages }: Pick<Services, 'defaultPageMessages' | 'readPageMessages'>,
  html: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let words = defaultPageMessages;
  let filled: { of: PageMessages; page: Promise<Filled> } | null = null;

  const renew = async () => {
    try {
      words = await readPageMessages({ sql });
    } catch (error) {
      log.warn({ err: error }, 'the page uses the last known values of the platform');
    }
  };
  // Concurrent requests share one query: a slow database is not queried again by each of them.
  let renewing: Promise<void> | null = null;
  const renewOnce = (): Promise<void> => {
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    return renewing;
  };
  const fill = async (): Promise<Filled> => {
    const text = fillPage(html, words);
    return { html: text, packed: await pack(text) };
  };

  return async (request, reply) => {
    await within(renewOnce(), MAX_WAIT_MS);
    if (filled?.of.age !== words.age || filled.of.brand !== words.brand) filled = { of: words, page: fill() };
    const asked = filled;
    const page = await asked.page.catch((error: unknown) => {
      // The next request retries instead of failing as this one did.
      if (filled === asked) filled = null;
      throw error;
    });
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('vary', 'accept-encoding');
    const acceptsPacked = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return acceptsPacked ? reply.header('content-encoding', 'br').send(page.packed) : reply.send(page.html);
  };
}

/** Resolves with the work, or when its time is over. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
