import { expect, it } from 'vitest';
import { createTurnstile } from '../../../server/turnstile.ts';

const full = () => new Error('full');

it('two tasks run, ten wait, and the next one is rejected', async () => {
  const turnstile = createTurnstile({ atOnce: 2, line: 10 });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const work = async () => {
    running++;
    most = Math.max(most, running);
    await gate;
    running--;
  };
  const inside = Array.from({ length: 12 }, () => turnstile.pass(work, full));
  await expect(turnstile.pass(work, full)).rejects.toThrow('full');
  open();
  await Promise.all(inside);
  expect(most).toBe(2);
  await turnstile.pass(work, full);
});

it('slot is freed when a task fails', async () => {
  const turnstile = createTurnstile({ atOnce: 1, line: 1 });
  const failing = turnstile.pass(() => Promise.reject(new Error('broke')), full);
  const next = turnstile.pass(() => Promise.resolve('done'), full);
  await expect(failing).rejects.toThrow('broke');
  expect(await next).toBe('done');
});
