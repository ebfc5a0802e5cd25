import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from './start-error.ts';

const READY_MS = 30_000;
const POLL_MS = 50;
/** A graceful stop drains requests first; after this the process is ended by force. */
const STOP_MS = 15_000;

export interface ServiceProcess {
  readonly name: string;
  readonly pid: number | undefined;
  /** Settles with the exit status when the process has ended, stopped or not. */
  readonly ended: Promise<number>;
  /** Resolves when `url` answers 200. @throws StartError when the process ends first, with its output. */
  waitUntilReady(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** Exit status of our processes for an invalid setting, as in `sysexits.h`: a restart would not help. */
export const CONFIG_STATUS = 78;

/** Runs a TypeScript entry as a process of its own that ends with this one; its output goes to `logFile`. */
export function startService(
  name: string,
  entry: string,
  env: Readonly<Record<string, string>>,
  logFile: string,
  isRestart = false,
): ServiceProcess {
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  // Its last output is what explains the end.
  if (fs.existsSync(logFile) && !isRestart) fs.renameSync(logFile, `${logFile}.before`);
  const log = fs.openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--import', './tools/end-with-parent.mjs', entry], {
    env: { ...process.env, ...env },
    // A process group of its own: Ctrl-C reaches this process, which stops the parts in order.
    detached: true,
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  fs.closeSync(log);
  const tail = collectTail(child, logFile);
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  child.once('close', (code) => resolve(code ?? 1));
  child.once('error', () => resolve(1));
  return {
    name,
    pid: child.pid,
    ended,
    async waitUntilReady(url) {
      const end = ended.then(() => 'ended' as const);
      for (const until = Date.now() + READY_MS; Date.now() < until; ) {
        if (await isAnswering(url)) return;
        if ((await Promise.race([end, delay(POLL_MS)])) === 'ended') throw new StartError(tail());
      }
      throw new StartError(`The ${name} did not get ready within ${READY_MS / 1000} s; see ${logFile}.`);
    },
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Copies stderr to the log and stores its last line, which has the reason of a failed start. */
function collectTail(child: ChildProcess, logFile: string): () => string {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-8000);
    fs.appendFileSync(logFile, text);
  });
  return () => {
    const lines = said.trim().split('\n');
    const named = lines.findLast((line) => /^[A-Z]\w*Error: /.test(line))?.replace(/^\w+: /, '');
    return named ?? lines.at(-1) ?? `ended without output; see ${logFile}.`;
  };
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
