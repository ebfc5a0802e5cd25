import { CallError } from '../call-error.ts';
import { PoolBusyError } from '../db/connection-queue.ts';

/** A statement that timed out, and a connection that timed out. */
const TOO_SLOW = new Set(['57014', 'CONNECT_TIMEOUT']);
const COME_BACK_S = 1;

/** The caller's error when the database is overloaded; null for any other error. */
export function asBusy(error: unknown): CallError | null {
  const { code } = error as { code?: unknown };
  if (!(error instanceof PoolBusyError || TOO_SLOW.has(String(code)))) return null;
  return new CallError('busy', 'The server could not complete this in time.', { retryAfter: COME_BACK_S });
}
