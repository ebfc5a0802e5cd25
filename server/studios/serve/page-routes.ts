import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { START_PAGE } from '../page/list-page.ts';
import { storeOf } from '../store/store-of.ts';
import { findGamePlace } from '../studio-game-queries.ts';
import { StudioFileError, studioFile } from '../studio-games.ts';
import { BRIDGE_PATH, withBridge } from './bridge-script.ts';
import { BRIDGE_SCRIPT } from './page-bridge.ts';
import { STUDIO_PERMISSIONS, studioPolicy } from './page-policy.ts';
import { appOriginOf, arrivalGame } from './studio-origins.ts';

/** A version never changes. */
const YEAR = 'public, max-age=31536000, immutable';
/** A page says it as its own; the ones of studios are in English at the least. */
const UNPRESSED = 'Each round begins with a press of yours: nothing is played by itself here.';

/** The bridge in it may. */
const REVALIDATED = 'no-cache';

export const arrivalOf = ({ host, protocol, socket }: FastifyRequest) => ({
  host,
  protocol,
  localPort: socket.localPort,
});

/**
 * The pages of studios' games, each on an origin of its own: `/<version>/<path of the file>`. A withdrawn game's are
 * served too, as open rounds end on the version that they began with.
 */
export function addStudioPages(app: FastifyInstance, { sql, settings, log }: Context): void {
  const store = storeOf(settings.studioFiles);
  app.addHook('onRequest', async (request, reply) => {
    const arrival = arrivalOf(request);
    if (arrivalGame(arrival, settings) === null)
      return reply
        .code(421)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('There is no game here.');
    reply.headers({
      'content-security-policy': studioPolicy(appOriginOf(arrival, settings)),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      // The address has the session in it.
      'referrer-policy': 'no-referrer',
      'permissions-policy': STUDIO_PERMISSIONS,
      'x-request-id': request.id,
    });
    // Over plain http browsers ignore this.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
  // The first publication makes the folder.
  const root = path.resolve(settings.studioFiles);
  void app.register(fastifyStatic, { root, serve: false, suppressWarning: true });

  app.get(BRIDGE_PATH, (_request, reply) =>
    reply.header('cache-control', REVALIDATED).type('text/javascript; charset=utf-8').send(BRIDGE_SCRIPT),
  );

  // Where the bridge sends a play that nobody pressed for.
  app.all('/host/unpressed', (_request, reply) =>
    reply.code(400).header('cache-control', 'no-store').send({ error: 'ERR_VAL', message: UNPRESSED }),
  );

  app.get<{ Params: { version: string; '*': string } }>('/:version/*', async (request, reply) => {
    const game = arrivalGame(arrivalOf(request), settings);
    const version = /^[1-9]\d{0,8}$/.test(request.params.version) ? Number(request.params.version) : null;
    const known = game && version !== null ? await findGamePlace(sql, game) : null;
    if (!known || version === null) return notFound(reply);
    const asked = request.params['*'] || START_PAGE;
    try {
      const key = { game: known.id, version, part: 'page', path: asked } as const;
      const file = await studioFile(sql, store, key);
      if (!file) return notFound(reply);
      reply.type(file.mediaType).header('etag', `"${file.hash}"`);
      if (asked === START_PAGE)
        return reply
          .header('cache-control', REVALIDATED)
          .send(withBridge(await readFile(file.place, 'utf8'), appOriginOf(arrivalOf(request), settings)));
      reply.header('cache-control', YEAR);
      if (request.headers['if-none-match']?.includes(file.hash)) return reply.code(304).send();
      return reply.sendFile(path.basename(file.place), path.dirname(file.place), {
        cacheControl: false,
        etag: false,
        lastModified: false,
        contentType: false,
      });
    } catch (error) {
      if (!(error instanceof StudioFileError)) throw error;
      log.error({ err: error }, 'a file of a studio’s game cannot be served');
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('This game is closed.');
    }
  });
  app.setNotFoundHandler((_request, reply) => notFound(reply));
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
