import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ImageRule } from '../../../server/images/image-rule.ts';
import { runWorker, stopWorkers, WORKER_LIMITS } from '../../../server/images/run-worker.ts';
import { makePng } from './png-parts.ts';

const RULE: ImageRule = {
  maxBytes: 1e7,
  maxPixels: 4e7,
  fit: 'whole',
  side: 300,
  format: 'jpeg',
  quality: 95,
};
const fine = makePng(600, 400);
const errorOf = (work: Promise<unknown>) =>
  work.then(String, (error: { key: string; message: string }) => error);

/** The current worker. */
async function findWorker(): Promise<number> {
  for (;;) {
    const children = fs.readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    for (const child of children.split(' ').filter(Boolean))
      if (fs.readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('images/worker.ts'))
        return Number(child);
    await delay(1);
  }
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  '[C28] image of orientation %i is rotated to its visible orientation',
  async (orientation) => {
    const corners = sharp({
      create: { width: 240, height: 160, channels: 3, background: '#103060' },
    }).composite([
      { input: { create: { width: 60, height: 40, channels: 3, background: '#f0e010' } }, left: 0, top: 0 },
      { input: { create: { width: 60, height: 40, channels: 3, background: '#e01010' } }, left: 180, top: 0 },
    ]);
    const sent = await corners.jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer();
    const wanted = await sharp(sent).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const { bytes, width, height } = await runWorker(sent, RULE);
    expect([width, height]).toEqual([wanted.info.width, wanted.info.height]);
    const shown = await sharp(bytes).raw().toBuffer();
    const furthest = shown.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (wanted.data[at] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThan(60);
  },
);

it('[C28] worker above its memory limit is terminated, and the next image has a new one', async () => {
  const tight = { ...WORKER_LIMITS, maxRssBytes: 30 * 1024 * 1024 };
  expect(await errorOf(runWorker(fine, RULE, tight))).toMatchObject({ key: 'imageTooLarge' });
  expect(await runWorker(fine, RULE)).toMatchObject({ width: 300, height: 200 });
});

it('[C28] worker past its deadline is terminated', async () => {
  const hasty = { ...WORKER_LIMITS, deadlineMs: 5 };
  const error = await errorOf(runWorker(fine, RULE, hasty));
  expect(error).toMatchObject({ key: 'imageInvalid', message: 'not read within 5 ms' });
});

it('[C28] worker gets nothing of the server’s environment', async () => {
  process.env.SEAL_KEYS = 'a secret of the server';
  const image = runWorker(fine, RULE);
  const environment = fs.readFileSync(`/proc/${await findWorker()}/environ`, 'utf8');
  await image;
  delete process.env.SEAL_KEYS;
  const names = environment.split('\0').map((line) => line.split('=')[0]);
  expect(names.filter(Boolean).sort()).toEqual([
    'MALLOC_ARENA_MAX',
    'UV_THREADPOOL_SIZE',
    'VIPS_DISC_THRESHOLD',
  ]);
});

it('[C28] worker ends at once with its parent', async () => {
  const task = { rule: RULE, byteLength: fine.length, maxRssBytes: WORKER_LIMITS.maxRssBytes };
  const child = spawn(process.execPath, ['server/images/worker.ts', JSON.stringify(task)], { stdio: 'pipe' });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  // The system closes the stream of a parent that is gone, whatever ended it.
  child.stdin.end(fine);
  const [code, signal] = await once(child, 'close');
  expect([code, signal, Buffer.concat(said).length]).toEqual([null, 'SIGKILL', 0]);
});

it('[C28] worker ends when the server stops', async () => {
  const image = errorOf(runWorker(fine, RULE));
  const worker = await findWorker();
  stopWorkers();
  expect(await image).toMatchObject({ key: expect.any(String) });
  expect(fs.existsSync(`/proc/${worker}`)).toBe(false);
});
