import { isCallFailure } from './call-failure.ts';

const MOST_RETRIES = 2;
const BASE_WAIT_MS = 400;

export interface RetryParts {
  /** 0 to 1. */
  random(): number;
  wait(ms: number): Promise<void>;
}

/**
 * Repeats a repeatable call at most twice, with a growing, jittered wait, and only when the answer was lost
 * on the way. A timeout is not repeated: the person has waited long enough and is asked.
 */
export async function withRetry<T>(
  isRepeatable: boolean,
  attempt: () => Promise<T>,
  { random, wait }: RetryParts,
): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRepeatable || retries >= MOST_RETRIES || !wasLost(error)) throw error;
      await wait(BASE_WAIT_MS * 2 ** retries * (0.5 + random()));
    }
  }
}

function wasLost(error: unknown): boolean {
  if (!isCallFailure(error)) return false;
  return error.key === 'offline' || (error.key === 'unreadable' && [502, 504].includes(error.status));
}
