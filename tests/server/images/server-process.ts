import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from '../../e2e/support/product.ts';
import { TEST_SEAL_KEY } from '../support/app.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const READY_MS = 60_000;

/** The server as a separate process, so that its memory can be measured. It ends with the test. */
export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const port = await findFreePorts();
  const child = spawn(process.execPath, ['--import', './tools/end-with-parent.mjs', 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '4',
      LOG_LEVEL: 'warn',
      SEAL_KEYS: TEST_SEAL_KEY,
      SANDBOX: '1',
      SANDBOX_SECRET: 'sixteen letters!',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, `${url}/readyz`);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  for (const until = Date.now() + READY_MS; Date.now() < until; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if ((await fetch(url).catch(() => null))?.ok) return;
  }
  throw new Error('the server did not get ready');
}

const MIB = 1024 * 1024;
const readFigure = (pid: number, name: string): number => {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(
    fs.readFileSync(`/proc/${pid}/status`, 'utf8'),
  );
  return (Number(line?.[1] ?? 0) * 1024) / MIB;
};

/** Resident memory in MiB: current, and the maximum since `resetPeak`, as the kernel records it. */
export const readRssMiB = (pid: number): number => readFigure(pid, 'VmRSS');
export const readPeakMiB = (pid: number): number => readFigure(pid, 'VmHWM');
export const resetPeak = (pid: number): void => fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Maximum memory of any one child process of `pid`, sampled until it is stopped. */
export function watchChildren(pid: number): { stop(): { peakMiB: number; mostAtOnce: number } } {
  let peakMiB = 0;
  let mostAtOnce = 0;
  const timer = setInterval(() => {
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    mostAtOnce = Math.max(mostAtOnce, children.length);
    for (const child of children) {
      try {
        peakMiB = Math.max(peakMiB, readPeakMiB(Number(child)));
      } catch {
        // The process has ended between the two reads.
      }
    }
  }, 5);
  return {
    stop: () => {
      clearInterval(timer);
      return { peakMiB, mostAtOnce };
    },
  };
}
