import { expect, it } from 'vitest';
import { GAME_SAMPLES } from './game-samples.ts';
import { INTERVAL_WIDTH, measureSample } from './support/sample.ts';

const ROUNDS = 50_000;

// The seed is fixed, so a sample that passes always passes.
it.each(GAME_SAMPLES)('return of 50,000 seeded rounds of $name is within its 99.99 % interval', (sample) => {
  expect(measureSample(sample, ROUNDS, 1929).errors).toBeLessThan(INTERVAL_WIDTH);
});
