import type { SessionPlayer } from './handler.ts';
import type { RateGroup } from './rate-rules.ts';

/** Why a token is invalid; sent to the client, which has the message for it. */
export type SessionError =
  | ('missing' | 'unknown' | 'idle' | 'expired')
  /** Ended by the operator, by a new password, from another device, or otherwise. */
  | ('operator' | 'password' | 'device' | 'ended');

/** What must be known of a caller before the call may start. */
export interface Admission {
  readonly player: SessionPlayer | null;
  readonly error: SessionError | null;
  /** Whether the session's own row is closed: a blocked player gets an error without it. */
  readonly hasEnded: boolean;
  readonly maintenance: { readonly status: number; readonly until: number | null };
  /** Increases with every change of the config that a visitor gets. */
  readonly configStamp: number;
  /** Milliseconds until the caller's window ends when its limit is reached, else null. */
  readonly retryAfterMs: number | null;
}

export interface AdmissionQuery {
  /** SHA-256 of the token, or null without one. */
  readonly tokenHash: Uint8Array | null;
  readonly group: RateGroup;
  /** Whose window it is: an address or a token. */
  readonly subject: string;
  readonly now: number;
}
