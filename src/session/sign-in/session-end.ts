import { createStore } from 'zustand/vanilla';
import { isCallFailure } from '../../platform/http/call-failure.ts';

/** Why the server says that a session is over, where there is something to say of it. */
const REPORTED_ENDS = ['operator', 'password', 'device', 'idle', 'expired'] as const;
export type SessionEnd = (typeof REPORTED_ENDS)[number] | 'ended';

/** The reason that the sign-in page shows; null once a player is signed in again. */
export const sessionEndStore = createStore<{ end: SessionEnd | null }>(() => ({ end: null }));

/** The reason in the server's rejection of a token. */
export function sessionEndOf(error: unknown): SessionEnd {
  const details = isCallFailure(error) ? error.details : null;
  const reason = details && typeof details === 'object' && 'reason' in details ? details.reason : null;
  return REPORTED_ENDS.find((told) => told === reason) ?? 'ended';
}
