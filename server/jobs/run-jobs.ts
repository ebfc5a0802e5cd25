import type { Context } from '../context.ts';

const EVERY_MS = 5_000;

/** Does what is due and returns how many. */
export type Job = (context: Context) => Promise<number>;
export type Jobs = Readonly<Record<string, Job>>;

export interface RunningJobs {
  /** Resolves when the round in progress has ended; nothing begins after. */
  stop(): Promise<void>;
}

/** Runs every job in turn, repeatedly. A job that fails is logged and runs again in the next round. */
export function startJobs(context: Context, jobs: Jobs, everyMs = EVERY_MS): RunningJobs {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = setTimeout(begin, everyMs);
  function begin(): void {
    running = runJobs(context, jobs).then(() => {
      if (!isStopped) timer = setTimeout(begin, everyMs);
    });
  }
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** One round, in the order in which the jobs are given. */
export async function runJobs(context: Context, jobs: Jobs): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    try {
      const done = await run(context);
      if (done > 0) context.log.debug({ job, done }, 'job');
    } catch (error) {
      context.log.error({ job, err: error }, 'job failed');
    }
  }
}
