import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { writeError } from '../../contract/answer.ts';
import { ERROR_CODES } from '../../contract/errors.ts';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Readiness } from '../db/readiness.ts';
import type { Platform } from './answer-call.ts';
import { createAppPage } from './app-page.ts';
import { addArtFiles } from './art-files.ts';
import { asBusy } from './as-busy.ts';
import { BUILT_FOLDERS, type Folders } from './built-folders.ts';
import { addCallRoutes } from './call-routes.ts';
import { addHostRule } from './host-rules.ts';
import { addIconData } from './icon-data.ts';
import { KeptFiles } from './kept-files.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createMetricsListener } from './metrics-listener.ts';
import { originsOf } from './origins.ts';
import { addPageFiles, inlineSources, isNavigation, readPage } from './page-files.ts';
import { addPlatformRoutes } from './platform-routes.ts';
import { addSecurityHeaders, appPolicy, gamePolicy } from './security-headers.ts';

/** The listeners of one process, none listening yet. */
export interface Server {
  /** Pages, calls, art. */
  readonly app: FastifyInstance;
  /** The games' own origin: their pages and the game calls, never the player's token. */
  readonly games: FastifyInstance;
  /** Pages of studios' games and their calls, which answers on a port a game or for a name a game. */
  readonly studios: FastifyInstance;
  /** Figures for a scraper on this machine. */
  readonly metrics: FastifyInstance;
}

interface ServerOptions extends Platform {
  readonly readiness: Readiness;
  /** Where the built client lies, unless it is the usual place. */
  readonly folders?: Folders;
}

export async function createServer({ folders = BUILT_FOLDERS, ...needs }: ServerOptions): Promise<Server> {
  const parts = { ...needs, metrics: createMetrics(needs.services.figures), kept: new KeptFiles() };
  return {
    app: await createAppListener(parts, folders),
    games: await createGamesListener(parts, folders),
    studios: await createStudioListener(parts),
    metrics: createMetricsListener(parts.metrics),
  };
}

interface ListenerOptions extends Platform {
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** The files of app and games that are kept in memory. */
  readonly kept: KeptFiles;
}

async function createAppListener(parts: ListenerOptions, folders: Folders): Promise<FastifyInstance> {
  const { context, services, metrics, kept } = parts;
  const app = await createListener(context);
  const page = readPage(folders.app);
  const inline = inlineSources(page ?? '');
  addSecurityHeaders(app, context, {
    listener: 'publicOrigin',
    policy: async (url) => {
      const { games } = originsOf(url, context.settings);
      const studios = services.studios.frameSource(url, context.settings);
      const remote = await services.studios.remoteFrames(context);
      return appPolicy([games, studios, ...remote].filter((source) => source !== null).join(' '), inline);
    },
  });
  addHostRule(app, context.settings, 'publicOrigin');
  addPlatformRoutes(app, parts);
  addCallRoutes(app, { context, services, metrics, listener: 'publicOrigin', serves: () => true });
  for (const addRoutes of services.routes) addRoutes(app, context);
  addIconData(app, folders.art);
  await addArtFiles(app, folders.art, kept);
  const answerPage = page === null ? null : createAppPage(context, services, page);
  if (answerPage) for (const path of ['/', '/index.html']) app.get(path, answerPage);
  await addPageFiles(app, folders.app, { isPageFilled: answerPage !== null, kept });
  app.setNotFoundHandler((request, reply) => {
    // The client routes every address: it shows Page Not Found itself.
    const isPage = isNavigation(request.method, request.url, request.headers.accept);
    return answerPage && isPage ? answerPage(request, reply) : notFound(reply);
  });
  return app;
}

/** Not cached: what is missing now may be part of the next build. */
const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');

async function createGamesListener(
  { context, services, metrics, kept }: Omit<ListenerOptions, 'readiness'>,
  folders: Folders,
): Promise<FastifyInstance> {
  const games = await createListener(context);
  addSecurityHeaders(games, context, {
    listener: 'gamesOrigin',
    policy: async (url) =>
      gamePolicy(originsOf(url, context.settings).app, { inlineStyles: [], inlineScripts: [] }),
  });
  addHostRule(games, context.settings, 'gamesOrigin');
  addCallRoutes(games, {
    context,
    services,
    metrics,
    listener: 'gamesOrigin',
    serves: (name) => name.startsWith('game/'),
  });
  for (const addRoutes of services.frameRoutes) addRoutes(games, context);
  await addArtFiles(games, folders.art, kept);
  await addPageFiles(games, folders.games, { isPageFilled: false, kept });
  games.setNotFoundHandler((_request, reply) => notFound(reply));
  return games;
}

async function createStudioListener({
  context,
  services,
}: Pick<ListenerOptions, 'context' | 'services'>): Promise<FastifyInstance> {
  const studios = await createListener(context);
  services.studios.addPages(studios, context, services);
  return studios;
}

/** A client that disconnects during the answer closes the compression stream: this is not a server error. */
function isGoneCaller(error: Error & { code?: string }): boolean {
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

async function createListener(context: Context): Promise<FastifyInstance> {
  const { trustedProxies } = context.settings;
  const app = Fastify({
    loggerInstance: context.log,
    // The call route logs one line a call, without secrets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => context.newId(),
    bodyLimit: MAX_BODY_BYTES,
    // By address: forwarded headers from other addresses, and entries left of the last trusted proxy, are the
    // caller's own claim.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
  }) as unknown as FastifyInstance;
  // One parser for every content type: a beacon sends plain text, and a signature covers the raw text.
  app.removeAllContentTypeParsers();
  // As bytes: a string would be concatenated on the heap, and a large one would be held twice.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body.toString('utf8')),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.header('cache-control', 'no-store');
    if (status === 413) {
      const msg = 'The body is larger than this call accepts.';
      return reply.code(413).send(writeError(ERROR_CODES.tooLarge, msg));
    }
    if (status < 500) return reply.code(status).send(writeError(ERROR_CODES.badRequest, error.message));
    if (isGoneCaller(error)) {
      request.log.info('the caller disconnected before the answer was complete');
      return reply.code(499).send();
    }
    const busy = asBusy(error);
    if (busy) {
      request.log.warn({ err: error }, 'too busy');
      reply.header('retry-after', String(busy.details?.retryAfter));
      return reply.code(busy.status).send(writeError(busy.code, busy.message, busy.details));
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send(writeError(ERROR_CODES.internal, 'Something went wrong on our side.'));
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The default of 11 is for files that are compressed once: on a config of 40 kB it takes 100 ms of a core.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  return app;
}
