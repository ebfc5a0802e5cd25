import { readFile } from 'node:fs/promises';
import type { AddRoutes } from '../../http/services.ts';
import { storeOf } from '../store/store-of.ts';
import { findPoster } from '../studio-file-queries.ts';

const POSTERS = '/posters/';

/** @param hash of the poster's file, hex: another poster has another address */
export const posterAddress = (hash: string): string => `${POSTERS}${hash}.webp`;

/** Serves the posters of studios' games on the app's origin: its policy allows pictures from there alone. */
export const addPosterFiles: AddRoutes = (app, { sql, settings, log }) => {
  const store = storeOf(settings.studioFiles);
  app.get<{ Params: { file: string } }>(`${POSTERS}:file`, async (request, reply) => {
    const hash = /^([0-9a-f]{64})\.webp$/.exec(request.params.file)?.[1];
    const poster = hash ? await findPoster(sql, hash) : undefined;
    const fault = poster ? await store.findFault(poster) : null;
    if (fault !== null) log.error(`the poster ${hash} of a studio’s game ${fault}`);
    if (!poster || fault !== null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/webp')
      .send(await readFile(store.placeOf(poster.hash)));
  });
};
