import type { ErrorKey } from '../../../contract/errors.ts';

/** What can go wrong beside the server's own errors. */
export type FailureKey = ErrorKey | 'timeout' | 'offline' | 'unreadable' | 'unknown';

/** The one error that `callServer` throws. `code` is 0 when no answer could be read. */
export class CallFailure extends Error {
  readonly key: FailureKey;
  readonly code: number;
  readonly msg: string;
  readonly details: unknown;
  readonly callName: string;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** Seconds to wait, from Retry-After; null when the server named none. */
  readonly retryAfterS: number | null;

  constructor(
    key: FailureKey,
    callName: string,
    more: {
      code?: number;
      msg?: string;
      details?: unknown;
      status?: number;
      retryAfterS?: number | null;
    } = {},
  ) {
    super(`${callName}: ${key}${more.code ? ` (${more.code})` : ''}`);
    this.name = 'CallFailure';
    this.key = key;
    this.callName = callName;
    this.code = more.code ?? 0;
    this.msg = more.msg ?? '';
    this.details = more.details;
    this.status = more.status ?? 0;
    this.retryAfterS = more.retryAfterS ?? null;
  }
}

export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof CallFailure;
}
