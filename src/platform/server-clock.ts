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
 * @param elapsed milliseconds that only go forward, whatever is done to the device's clock
 * @param guess the time before the first answer
 */
export function makeServerClock(elapsed: () => number, guess: () => number = elapsed): ServerClock {
  let offsets: readonly number[] = [];
  return {
    learn(serverTime) {
      offsets = [serverTime - elapsed(), ...offsets].slice(0, SAMPLES);
    },
    now: () => (offsets.length > 0 ? elapsed() + Math.max(...offsets) : guess()),
  };
}
