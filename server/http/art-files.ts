import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { KEPT_ROUTE, type KeptFiles } from './kept-files.ts';

/** Files that were rendered, by their path in the folder. */
function readManifest(folder: string): Record<string, unknown> {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return {};
  return (JSON.parse(readFileSync(path, 'utf8')) as { files?: Record<string, unknown> }).files ?? {};
}

/** The part of the address that changes with the art: 12 hex digits of its manifest's hash. */
export function artVersion(folder: string): string {
  const path = join(folder, 'manifest.json');
  const manifest = existsSync(path) ? readFileSync(path) : 'none';
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}

/** The image to send for an address: the AVIF beside a WebP, for a browser that accepts it. */
function chooseFormat(path: string, accept: string | undefined, exists: (path: string) => boolean): string {
  if (!path.endsWith('.webp') || !accept?.includes('image/avif')) return path;
  const modern = path.replace(/\.webp$/, '.avif');
  return exists(modern) ? modern : path;
}

interface ArtRequest {
  Params: { version: string; '*': string };
}

/** `/art/<version>/…`. An old version's address still serves the current image, but must not be cached. */
export async function addArtFiles(app: FastifyInstance, folder: string, kept: KeptFiles): Promise<void> {
  if (!existsSync(folder)) return;
  const version = artVersion(folder);
  const files = new Set(Object.keys(readManifest(folder)));
  const has = (path: string) => files.has(path);
  // This plugin provides `reply.sendFile`: it sets no headers of its own, as the version decides them here.
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  app.get<ArtRequest>('/art/:version/*', KEPT_ROUTE, async (request, reply) => {
    const isCurrent = request.params.version === version;
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
    // One address for both formats, so that page, canvas and service worker need only one.
    reply.header('vary', 'accept');
    const path = chooseFormat(request.params['*'], request.headers.accept, has);
    if (has(path) && (await kept.send(request, reply, join(folder, path)))) return reply;
    return reply.sendFile(path, folder, { cacheControl: false });
  });
}
