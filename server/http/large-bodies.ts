import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../call-error.ts';
import { collectGarbage } from './collect-garbage.ts';

/** At once in this process: each is held as text, as a value and as bytes, which is four times its length. */
const MAX_AT_ONCE = 2;
/** A body of a call that may be large, but is not, costs no more than any other. */
const SMALL_BYTES = 4 * 1024;
const RETRY_AFTER_S = 3;

interface Place {
  isWorking: boolean;
  release(): void;
}

/** Lets bodies that may be large in a few at a time, before their first byte is read. */
export interface LargeBodies {
  /** Takes a place until the answer is out or the caller has gone. @throws CallError tooOften */
  admit(request: FastifyRequest, reply: FastifyReply): void;
  /** Keeps the place for as long as `work` runs, also for a caller who has gone. */
  during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

/** Nothing is known of a length that is not told. */
export const isLarge = ({ headers }: FastifyRequest): boolean =>
  !(Number(headers['content-length'] ?? Number.NaN) <= SMALL_BYTES);

export function createLargeBodies(): LargeBodies {
  const places = new WeakMap<FastifyRequest, Place>();
  let taken = 0;
  return {
    admit(request, reply) {
      const { socket } = request.raw;
      // Nobody would give back the place of a caller who has gone already.
      if (taken >= MAX_AT_ONCE || socket.destroyed)
        throw new CallError('tooOften', `Too many pictures at once; try again in ${RETRY_AFTER_S} s.`, {
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
      // Whoever breaks off while the body comes in gives the place back; during the work it is still in memory.
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
