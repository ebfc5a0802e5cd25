import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from './start-error.ts';

const FIRST_WAIT_MS = 500;
/** The fifth wait is eight seconds: another restart would not help. */
const MAX_RESTARTS = 5;
/** After this uptime an end counts as a new problem. */
const STEADY_MS = 60_000;

export interface RunningProgram {
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

export interface Supervision {
  /** Settles when the restarts are given up; `stop` does not settle it. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface SuperviseDependencies {
  say(line: string): void;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

const REAL_DEPENDENCIES: SuperviseDependencies = {
  say: (line) => console.error(line),
  wait: (ms, signal) => delay(ms, undefined, { signal }),
  now: () => performance.now(),
};

/**
 * Restarts a part that has ended unexpectedly, each time after a longer wait, and gives up after several ends in a row.
 * `startAgain` throws StartError for errors that a restart would repeat, like a port in use.
 */
export function supervise(
  name: string,
  first: RunningProgram,
  startAgain: () => Promise<RunningProgram>,
  { say, wait, now }: SuperviseDependencies = REAL_DEPENDENCIES,
): Supervision {
  const stopping = new AbortController();
  const { signal } = stopping;
  const gaveUp = Promise.withResolvers<void>();
  let running = first;
  let starting: Promise<RunningProgram> | null = null;
  let failures = 0;

  async function restart(since: number): Promise<boolean> {
    failures = now() - since >= STEADY_MS ? 1 : failures + 1;
    if (failures > MAX_RESTARTS) {
      say(`The ${name} ended ${failures} times in a row and is not restarted.`);
      return false;
    }
    const ms = FIRST_WAIT_MS * 2 ** (failures - 1);
    say(`The ${name} ended unexpectedly; it is restarted in ${ms / 1000} s.`);
    await wait(ms, signal);
    starting = startAgain();
    running = await starting;
    return true;
  }

  async function watch(): Promise<void> {
    for (;;) {
      const since = now();
      await running.ended;
      if (signal.aborted) return;
      try {
        if (!(await restart(since))) break;
      } catch (error) {
        if (signal.aborted) return;
        say(`The ${name} does not restart: ${error instanceof StartError ? error.message : error}`);
        break;
      }
    }
    gaveUp.resolve();
  }

  void watch();
  return {
    ended: gaveUp.promise,
    async stop() {
      stopping.abort();
      // A part that is just being restarted is stopped once it has started.
      await starting?.catch(() => undefined);
      await running.stop();
    },
  };
}
