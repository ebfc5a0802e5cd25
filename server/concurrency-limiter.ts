import { assertOutside } from './db/transaction-mark.ts';

/** Runs work a few at a time, and rejects work when the queue is full. */
export interface ConcurrencyLimiter {
  /** Runs `work` when a slot is free; `onFull` creates the error when the queue is full. */
  run<T>(work: () => Promise<T>, onFull: () => Error): Promise<T>;
}

/** Runs `atOnce` pieces of work at a time and lets `maxQueued` wait. */
export function createConcurrencyLimiter({
  atOnce,
  maxQueued,
}: {
  atOnce: number;
  maxQueued: number;
}): ConcurrencyLimiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work, onFull) {
      // Queued work may use the pool, and a transaction queued behind it would hold the connection that it needs.
      assertOutside('a place in the queue');
      if (running < atOnce) running++;
      else if (waiting.length >= maxQueued) throw onFull();
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The slot is passed directly to the next in the queue, so that no newcomer takes it.
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
