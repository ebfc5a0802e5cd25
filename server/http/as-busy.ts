import { CallError } from '../call-error.ts';
import { PoolBusyError } from '../db/gate.ts';

/** A statement that ran out of its time, and a database that was not reached in time. */
const TOO_SLOW = new Set(['57014', 'CONNECT_TIMEOUT']);
const COME_BACK_S = 1;

/** What the caller is told when the database could not keep up; null for any other error. */
export function asBusy(error: unknown): CallError | null {
  const { code } = error as { code?: unknown };
  if (!(error instanceof PoolBusyError || TOO_SLOW.has(String(code)))) return null;
  return new CallError('busy', 'The server could not take this in time.', { retryAfter: COME_BACK_S });
}
