import { CallError } from '../call-error.ts';
import { PoolBusyError } from '../db/connection-queue.ts';

/** A statement that timed out, and a connection that timed out. */
const TIMEOUT_CODES = new Set(['57014', 'CONNECT_TIMEOUT']);
const RETRY_AFTER_S = 1;

/** The caller's error when the database is overloaded; null for any other error. */
export function asBusy(error: unknown): CallError | null {
  const { code } = error as { code?: unknown };
  if (!(error instanceof PoolBusyError || TIMEOUT_CODES.has(String(code)))) return null;
  return new CallError('busy', 'The server could not complete this in time.', { retryAfter: RETRY_AFTER_S });
}
