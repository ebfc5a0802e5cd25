import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ImageError, type ImageErrorKey } from './image-error.ts';
import type { ImageRule } from './image-rule.ts';
import { watchMemory } from './watch-memory.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** The worker's task; the image itself is sent over its standard input. */
export interface WorkerTask {
  readonly rule: ImageRule;
  readonly byteLength: number;
  readonly maxRssBytes: number;
}

export interface WorkerLimits {
  /** From the start of the process to its last byte. */
  readonly deadlineMs: number;
  /** Resident memory of the worker's process. */
  readonly maxRssBytes: number;
}

export const WORKER_LIMITS: WorkerLimits = { deadlineMs: 20_000, maxRssBytes: 400 * 1024 * 1024 };

/** Empty: a decoder must not have the server's keys and addresses. */
const ENVIRONMENT = {
  // Rows of an identity document must not be swapped to the disk; what does not fit is refused.
  VIPS_DISC_THRESHOLD: '4g',
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '2',
  ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot }),
};

export interface WorkerImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const running = new Set<ChildProcess>();

/** Ends every worker at once. */
export function stopWorkers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Re-encodes an image in a process of its own, which is ended with it: a file that exhausts or crashes its decoder
 * affects nobody else.
 * @throws ImageError for errors of the sender
 */
export async function runWorker(
  bytes: Buffer,
  rule: ImageRule,
  { deadlineMs, maxRssBytes }: WorkerLimits = WORKER_LIMITS,
): Promise<WorkerImage> {
  const task: WorkerTask = { rule, byteLength: bytes.length, maxRssBytes };
  const child = spawn(process.execPath, ['--max-old-space-size=64', WORKER, JSON.stringify(task)], {
    env: ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  running.add(child);
  let cause: ImageError | null = null;
  const end = (error: ImageError) => {
    cause ??= error;
    child.kill('SIGKILL');
  };
  const deadline = setTimeout(() => end(tooSlow(deadlineMs)), deadlineMs);
  const watch = watchMemory(child.pid, maxRssBytes, () => end(tooMuch()));
  const said = collect(child, () => end(new ImageError('imageInvalid', 'its output is too large')));
  // Writing to a worker that has already ended fails; its exit status says more than that error.
  child.stdin.on('error', () => undefined);
  child.stdin.write(bytes);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (cause) throw cause;
    if (signal) throw brokenOff(signal);
    if (code !== 0) throw new Error(`the image worker ended with ${code}: ${said.error().slice(-2_000)}`);
    return readAnswer(said.output());
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    running.delete(child);
    child.kill('SIGKILL');
  }
}

const tooSlow = (ms: number) => new ImageError('imageInvalid', `not read within ${ms} ms`);
const tooMuch = () => new ImageError('imageTooLarge', 'it needs more memory than an image may use');
/** Killed by itself or by the system for its memory, or crashed by its input. */
const brokenOff = (signal: NodeJS.Signals) =>
  signal === 'SIGKILL' ? tooMuch() : new ImageError('imageInvalid', `its decoder crashed: ${signal}`);

/** More than any result. */
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;

function collect(child: ChildProcess, onTooMuch: () => void) {
  const output: Buffer[] = [];
  let error = '';
  let held = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    held += chunk.length;
    if (held > MAX_OUTPUT_BYTES) onTooMuch();
    else output.push(chunk);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    error = (error + text).slice(-8_000);
  });
  return { output: () => Buffer.concat(output), error: () => error };
}

function readAnswer(said: Buffer): WorkerImage {
  const headEnd = said.indexOf('\n');
  const head = JSON.parse(said.toString('utf8', 0, headEnd)) as
    | { width: number; height: number }
    | { key: ImageErrorKey; message: string };
  if ('key' in head) throw new ImageError(head.key, head.message);
  return { ...head, bytes: Buffer.from(said.subarray(headEnd + 1)) };
}
