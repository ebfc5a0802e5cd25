import { expect, it } from 'vitest';
import { GAME_SAMPLES, MILLION_SAMPLES } from './game-samples.ts';
import { INTERVAL_WIDTH, measureSample } from './support/sample.ts';

const ROUNDS = 50_000;
const MILLION = 1_000_000;

// The seed is fixed, so a sample that passes always passes.
it.each(GAME_SAMPLES)('return of 50,000 seeded rounds of $name is within its 99.99 % interval', (sample) => {
  expect(measureSample(sample, ROUNDS, 1929).errors).toBeLessThan(INTERVAL_WIDTH);
});

it.each(MILLION_SAMPLES)(
  'return of a million seeded rounds of $name is within its 99.99 % interval',
  (sample) => {
    expect(measureSample(sample, MILLION, 1929).errors).toBeLessThan(INTERVAL_WIDTH);
  },
  // A busy machine needs longer; the result is the same.
  60_000,
);
