import { ImageError } from './image-error.ts';
import { redrawImage } from './redraw-image.ts';
import type { WorkerTask } from './run-worker.ts';

/** The program of the process that decodes one image and ends; `run-worker.ts` starts it and defines its task. */
const WATCH_MS = 10;

const { rule, byteLength, maxRssBytes } = JSON.parse(process.argv[2] ?? '') as WorkerTask;
const endAtOnce = () => process.kill(process.pid, 'SIGKILL');

/** The image's bytes. The stream stays open after them: when it closes the server has ended, and so does the worker. */
function readBytes(): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let held = 0;
  process.stdin.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    held += chunk.length;
    if (held >= byteLength) resolve(Buffer.concat(chunks));
  });
  process.stdin.once('end', endAtOnce);
  return promise;
}

/** One line of JSON, then the bytes of the new image. */
function writeAnswer(head: object, data: Uint8Array = Buffer.alloc(0)): void {
  process.stdout.write(`${JSON.stringify(head)}\n`);
  process.stdout.write(data, () => process.exit(0));
}

// Ctrl-C at a terminal reaches the server too, which completes what has begun.
process.on('SIGINT', () => undefined);
// The server watches as well where the system supports it; this is for every system, and for a busy server.
setInterval(() => process.memoryUsage.rss() > maxRssBytes && endAtOnce(), WATCH_MS).unref();
try {
  const { data, ...size } = await redrawImage(await readBytes(), rule);
  writeAnswer(size, data);
} catch (error) {
  if (!(error instanceof ImageError)) throw error;
  writeAnswer({ key: error.key, message: error.message });
}
