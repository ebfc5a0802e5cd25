import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isDataPath } from './data-paths.ts';
import { KEPT_ROUTE, type KeptFiles } from './kept-files.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Cached, but revalidated each time: a new version must be used at once. */
const REVALIDATED_CACHE = 'no-cache';

/** A page to be saved and opened from the disk; it never runs on this origin. */
const VERIFIER = 'verify-round.html';

/** Files whose name has a content hash never change. */
const isHashed = (path: string): boolean => /[/\\]assets[/\\].*-[\w-]{8,}\.\w+$/.test(path);

interface PageFiles {
  /** The page of the folder itself is answered elsewhere, with values in its placeholders. */
  readonly isPageFilled: boolean;
  /** Keeps those whose name has a content hash. */
  readonly kept: KeptFiles;
}

/**
 * Serves a built folder, with the `.br` and `.gz` copies that the build wrote beside its files. Its files are those that
 * are there when the server starts: a route for each needs no look into the folder on every request.
 */
export async function addPageFiles(
  app: FastifyInstance,
  folder: string,
  { isPageFilled, kept }: PageFiles,
): Promise<void> {
  if (!existsSync(folder)) return;
  addHashedFiles(app, folder, kept);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', 'assets/*', ...(isPageFilled ? ['index.html'] : [])],
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const file = path.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', isHashed(file) ? YEAR : REVALIDATED_CACHE);
      if (basename(file) === VERIFIER)
        reply.header('content-disposition', `attachment; filename="${VERIFIER}"`);
    },
  });
}

/** `/assets/…`, where the build puts every file with a hash in its name. */
function addHashedFiles(app: FastifyInstance, folder: string, kept: KeptFiles): void {
  const assets = join(folder, 'assets');
  const names = new Set(existsSync(assets) ? readdirSync(assets) : []);
  app.get<{ Params: { name: string } }>('/assets/:name', KEPT_ROUTE, async (request, reply) => {
    const { name } = request.params;
    if (!names.has(name) || /\.(br|gz)$/.test(name)) return reply.callNotFound();
    reply
      .header('cache-control', isHashed(join(assets, name)) ? YEAR : REVALIDATED_CACHE)
      .header('vary', 'accept-encoding');
    if (!(await kept.send(request, reply, join(assets, name)))) return reply.sendFile(name, assets);
    return reply;
  });
}

/** A navigation is a GET for a page: no file name at the end, and the caller accepts HTML. */
export function isNavigation(method: string, url: string, accept: string | undefined): boolean {
  const path = url.split('?')[0] ?? '';
  const isPage = !/\.[a-z0-9]{1,8}$/i.test(path) && !isDataPath(path);
  return (method === 'GET' || method === 'HEAD') && isPage && (accept?.includes('text/html') ?? false);
}

const listSources = (blocks: string[]): string[] =>
  blocks.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** The inline blocks of a page as sources for its policy, so that nothing else inline can run. */
export function inlineSources(html: string): { inlineStyles: string[]; inlineScripts: string[] } {
  const blocks = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    inlineStyles: listSources(blocks(/<style[^>]*>([\s\S]*?)<\/style>/g)),
    inlineScripts: listSources(
      blocks(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g).filter((text) => text.trim() !== ''),
    ),
  };
}

/** The page of a built folder, or null when it has not been built. */
export function readPage(folder: string): string | null {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
