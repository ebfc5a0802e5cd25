import { expect, it } from 'vitest';
import { createConcurrencyLimiter } from '../../../server/concurrency-limiter.ts';

const full = () => new Error('full');

it('two tasks run, ten wait, and the next one is rejected', async () => {
  const limiter = createConcurrencyLimiter({ atOnce: 2, maxQueued: 10 });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const work = async () => {
    running++;
    most = Math.max(most, running);
    await opened;
    running--;
  };
  const inside = Array.from({ length: 12 }, () => limiter.run(work, full));
  await expect(limiter.run(work, full)).rejects.toThrow('full');
  open();
  await Promise.all(inside);
  expect(most).toBe(2);
  await limiter.run(work, full);
});

it('slot is freed when a task fails', async () => {
  const limiter = createConcurrencyLimiter({ atOnce: 1, maxQueued: 1 });
  const failing = limiter.run(() => Promise.reject(new Error('broke')), full);
  const next = limiter.run(() => Promise.resolve('done'), full);
  await expect(failing).rejects.toThrow('broke');
  expect(await next).toBe('done');
});
