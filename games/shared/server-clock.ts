/** How many answers are looked at: a phone that changes its network has another delay. */
const SAMPLES = 12;

export interface ServerClock {
  /** @param serverTime the time at which an answer was made. Milliseconds since 1970. */
  learn(serverTime: number): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * The server's time, from answers that took an unknown time to come. Each is late by its delay, so the least late of the
 * last ones is the nearest to the truth; what remains is the shortest delay, and never ahead of the server.
 */
export function makeServerClock(now: () => number): ServerClock {
  let offsets: readonly number[] = [];
  return {
    learn(serverTime) {
      offsets = [serverTime - now(), ...offsets].slice(0, SAMPLES);
    },
    now: () => now() + (offsets.length > 0 ? Math.max(...offsets) : 0),
  };
}
