import { type CallFailure, isCallFailure } from './call-failure.ts';

const MAX_RETRIES = 2;
const BASE_WAIT_MS = 400;

export interface RetryDependencies {
  /** 0 to 1. */
  random(): number;
  wait(ms: number): Promise<void>;
}

/**
 * Repeats a repeatable call at most twice, with a growing, jittered wait, and only when the answer was lost
 * on the way or the server was too busy for it. A timeout is not retried: the player has waited long enough and decides.
 */
export async function withRetry<T>(
  isRepeatable: boolean,
  attempt: () => Promise<T>,
  { random, wait }: RetryDependencies,
): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRepeatable || retries >= MAX_RETRIES || !mayPass(error)) throw error;
      // A server that is busy says when to come back; a crowd that came together must not come back together.
      const asked = error.retryAfterS === null ? 0 : error.retryAfterS * 1000 * (1 + random());
      await wait(Math.max(asked, BASE_WAIT_MS * 2 ** retries * (0.5 + random())));
    }
  }
}

function mayPass(error: unknown): error is CallFailure {
  if (!isCallFailure(error)) return false;
  if (error.key === 'offline' || error.key === 'busy') return true;
  return error.key === 'unreadable' && [502, 504].includes(error.status);
}
