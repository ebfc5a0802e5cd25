import { expect, it } from 'vitest';
import { LossCount } from '../../../src/stage/loss-count.ts';

it('[R01] graphics that fail now and then are used again, and not after three failures in two minutes', () => {
  const seldom = new LossCount();
  expect([0, 100_000, 200_000, 300_000].map((time) => seldom.add(time))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const often = new LossCount();
  expect([0, 10_000, 20_000].map((time) => often.add(time))).toEqual([false, false, true]);
});
