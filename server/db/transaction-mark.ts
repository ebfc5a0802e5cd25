import { AsyncLocalStorage } from 'node:async_hooks';

/** Work that began in a transaction and outlives it is outside again. */
interface Mark {
  isOpen: boolean;
}

const marks = new AsyncLocalStorage<Mark>();

/** A programming error, never a caller's: the message names what was called. */
class InTransactionError extends Error {
  override readonly name = 'InTransactionError';
}

/** Everything that `work` calls is inside a transaction until its promise settles. */
export async function runInside<T>(work: () => Promise<T>): Promise<T> {
  const mark = { isOpen: true };
  try {
    return await marks.run(mark, work);
  } finally {
    mark.isOpen = false;
  }
}

/**
 * A transaction holds a connection, and often a player's lock. One that waits for a second connection, or for an
 * external service, can deadlock with those that wait for it: a few at once stop the whole process.
 * @throws InTransactionError inside a transaction.
 */
export function assertOutside(what: string): void {
  if (marks.getStore()?.isOpen) throw new InTransactionError(`${what} was called inside a transaction`);
}

/** Wraps an adapter of an external service so that its named methods throw inside a transaction. */
export function guardOutside<T extends object>(what: string, part: T, calls: readonly (keyof T)[]): T {
  const guarded = calls.map((name) => {
    const call = part[name] as (...args: unknown[]) => Promise<unknown>;
    const start = async (...args: unknown[]) => {
      assertOutside(what);
      return call.apply(part, args);
    };
    return [name, start] as const;
  });
  return { ...part, ...Object.fromEntries(guarded) };
}
