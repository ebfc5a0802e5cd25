import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCodings } from './accept-encoding.ts';

/** Kinds that are read as a whole; whatever else there is, a film before all, is streamed from the disk. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
/** All files together, in bytes; those that come after it are streamed. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Codings of the copies that the build writes beside a file, best first. */
const CODINGS = ['br', 'gzip'] as const;
const SUFFIX_OF = { br: '.br', gzip: '.gz' } as const;

/** Options of a route that sends them: they are as small as they get, and a request for one has no body. */
export const KEPT_ROUTE = { compress: false, decompress: false } as const;

interface KeptFile {
  readonly body: Buffer;
  readonly etag: string;
  readonly type: string;
  readonly coding: string | null;
}

/**
 * Files that never change under their address, kept in memory once read. A first visit asks for thirty: from the disk
 * each costs several calls to the file system and a stream, which is most of the server's work for that visit.
 */
export class KeptFiles {
  readonly #files = new Map<string, Promise<KeptFile | null>>();
  #left: number;

  /** @param maxBytes of all that is kept; the default is 64 MB */
  constructor(maxBytes = MAX_BYTES) {
    this.#left = maxBytes;
  }

  /**
   * Answers with the file, or with its copy in a coding that the caller accepts, or with 304.
   * @param path of a file that is known to be there, in full
   * @returns false when nothing was sent: it is to be streamed
   */
  async send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> {
    const file = await this.#choose(path, request.headers['accept-encoding'] ?? '');
    if (!file) return false;
    const { body, etag, type, coding } = file;
    reply.header('etag', etag);
    if (coding !== null) reply.header('content-encoding', coding);
    if (request.headers['if-none-match']?.includes(etag)) reply.code(304).send();
    else reply.type(type).send(body);
    return true;
  }

  async #choose(path: string, accepted: string): Promise<KeptFile | null> {
    for (const coding of acceptedCodings(accepted, CODINGS)) {
      const copy = await this.#read(path, SUFFIX_OF[coding], coding);
      if (copy) return copy;
    }
    return this.#read(path, '', null);
  }

  #read(path: string, suffix: string, coding: string | null): Promise<KeptFile | null> {
    const key = path + suffix;
    let file = this.#files.get(key);
    if (!file) {
      file = this.#load(key, TYPES[extname(path)], coding);
      this.#files.set(key, file);
    }
    return file;
  }

  async #load(path: string, type: string | undefined, coding: string | null): Promise<KeptFile | null> {
    if (type === undefined) return null;
    // The build writes no copy of what would not become smaller.
    const body = await readFile(path).catch(() => null);
    if (!body || body.length > this.#left) return null;
    this.#left -= body.length;
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return { body, etag: `"${hash}"`, type, coding };
  }
}
