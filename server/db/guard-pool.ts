import type postgres from 'postgres';
import { createConnectionQueue } from './connection-queue.ts';
import { assertOutside, runInside } from './transaction-mark.ts';

type AnyFunction = (...args: never[]) => unknown;

/**
 * The pool behind a queue. A query or a transaction waits here and not in the driver, which would queue a query behind
 * a slow one on the same connection; calls from inside a transaction are rejected.
 */
export function guardPool<T extends Record<string, unknown>>(
  pool: postgres.Sql<T>,
  waitMs?: number,
): postgres.Sql<T> {
  const queue = createConnectionQueue(pool.options.max, waitMs);

  async function acquireSlot<T>(work: () => Promise<T>): Promise<T> {
    assertOutside('the pool');
    const leave = await queue.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** A query runs when it is awaited; until then it may become a fragment of another one. */
  function guardQuery(made: unknown): unknown {
    if (!(made instanceof Promise)) return made;
    const run = made.then.bind(made);
    let answer: Promise<unknown> | null = null;
    const start = () => {
      answer ??= acquireSlot(() => new Promise((resolve, reject) => void run(resolve, reject)));
      return answer;
    };
    const then: typeof made.then = (kept, failed) => start().then(kept, failed);
    return Object.assign(made, {
      then,
      catch: (failed: (error: unknown) => unknown) => start().catch(failed),
      finally: (done: () => void) => start().finally(done),
    });
  }

  const begin = (...args: unknown[]) =>
    acquireSlot(() => runInside(() => Reflect.apply(pool.begin, pool, args) as Promise<unknown>));

  async function reserve() {
    assertOutside('the pool');
    const leave = await queue.enter();
    const reserved = await pool.reserve();
    const release = reserved.release.bind(reserved);
    reserved.release = () => {
      release();
      leave();
    };
    return reserved;
  }

  const unsafe = (...args: unknown[]) => guardQuery(Reflect.apply(pool.unsafe, pool, args));
  const guarded = new Map<string | symbol, AnyFunction>(Object.entries({ begin, reserve, unsafe }));
  return new Proxy(pool, {
    apply: (target, self, args) =>
      guardQuery(Reflect.apply(target as unknown as AnyFunction, self, args as never[])),
    get: (target, name, self) => guarded.get(name) ?? Reflect.get(target, name, self),
  });
}
