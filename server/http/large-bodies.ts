import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../call-error.ts';
import { collectGarbage } from './collect-garbage.ts';

/** Concurrent in this process: each is held as text, as a value and as bytes, which is four times its length. */
const MAX_AT_ONCE = 2;
/** A small body of such a call costs no more than any other. */
const SMALL_BYTES = 4 * 1024;
const RETRY_AFTER_S = 3;

interface Place {
  isWorking: boolean;
  release(): void;
}

/** Admits large bodies a few at a time, before their first byte is read. */
export interface LargeBodies {
  /** Takes a slot until the answer is sent or the caller has disconnected. @throws CallError tooOften */
  admit(request: FastifyRequest, reply: FastifyReply): void;
  /** Keeps the slot for as long as `work` runs, also for a caller who has disconnected. */
  during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

/** Without a Content-Length the size is unknown. */
export const isLarge = ({ headers }: FastifyRequest): boolean =>
  !(Number(headers['content-length'] ?? Number.NaN) <= SMALL_BYTES);

export function createLargeBodies(): LargeBodies {
  const places = new WeakMap<FastifyRequest, Place>();
  let taken = 0;
  return {
    admit(request, reply) {
      const { socket } = request.raw;
      // The slot of a caller who has already disconnected would never be released.
      if (taken >= MAX_AT_ONCE || socket.destroyed)
        throw new CallError('tooOften', `Too many images at once; try again in ${RETRY_AFTER_S} s.`, {
          retryAfter: RETRY_AFTER_S,
        });
      taken++;
      let isHeld = true;
      const release = () => {
        if (isHeld) taken--;
        isHeld = false;
        socket.off('close', onGone);
      };
      const place: Place = { isWorking: false, release };
      // A disconnect while the body is received releases the slot; during the work the body is still in memory.
      const onGone = () => {
        if (!place.isWorking) release();
      };
      places.set(request, place);
      reply.raw.once('close', onGone);
      socket.once('close', onGone);
    },
    async during(request, work) {
      const place = places.get(request);
      if (place) place.isWorking = true;
      try {
        return await work();
      } finally {
        if (place) collectGarbage();
        place?.release();
      }
    },
  };
}
