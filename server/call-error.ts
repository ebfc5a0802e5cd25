import { ERROR_CODES, type ErrorKey } from '../contract/errors.ts';

/** Thrown by a service to refuse a call: becomes the call's error answer. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly key: ErrorKey;
  /** Sent to the client as it is: never put a secret in. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  /** `reason` is English for the log and the answer's `msg`; what a player reads is the key's text. */
  constructor(key: ErrorKey, reason: string, details?: Readonly<Record<string, unknown>>) {
    super(reason);
    this.key = key;
    this.details = details;
  }

  get code(): number {
    return ERROR_CODES[this.key];
  }

  /** Codes below 1000 are HTTP's own; a business error travels with 200. */
  get status(): number {
    if (this.key === 'busy') return 503;
    return this.code < 1000 ? this.code : 200;
  }
}
