import { type Sql, sqlState, type Tx } from '../db/sql.ts';

/** Serialization failure and deadlock: the transaction must be retried. */
const ASKS_AGAIN = new Set(['40001', '40P01']);
const MAX_TRIES = 5;

/** Retries `work` after these errors; anything else it throws passes through. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!ASKS_AGAIN.has(sqlState(error)) || tries === MAX_TRIES) throw error;
    }
  }
}

/** Error codes of a lost connection. */
const LOST_CONNECTION_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
]);

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOST_CONNECTION_CODES.has(String(error.code));

/** One transaction, restarted on a conflict: `work` must do nothing outside of it. */
export function runTransaction<T>(sql: Sql, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryConflicts(async () => (await sql.begin((tx) => leaveWhenGone(work(tx)))) as T);
}

/**
 * Once the connection is lost the transaction fails by itself. If the error reached the driver too, it would send
 * a rollback into the lost connection, which ends the whole process.
 */
function leaveWhenGone<T>(done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    if (isGone(error)) return new Promise<T>(() => undefined);
    throw error;
  });
}
