import { GAME_SAMPLES } from '../maths/game-samples.ts';
import { INTERVAL_WIDTH, measureSample, type Sample } from '../maths/support/sample.ts';
import type { Bench, Figure } from './bench.ts';

const ROUNDS = 100_000_000;
const SEED = 20_261_123;

function measure(sample: Sample): Figure[] {
  console.error(`${sample.name} …`);
  const from = performance.now();
  const { mean, deviation, errors } = measureSample(sample, ROUNDS, SEED);
  const seconds = (performance.now() - from) / 1000;
  const expected = (sample.expected * 100).toFixed(4);
  return [
    { name: `${sample.name}: return, expected ${expected}`, value: mean * 100, unit: '%' },
    {
      name: `${sample.name}: distance from it, in standard errors`,
      value: errors,
      unit: '',
      limit: { atMost: INTERVAL_WIDTH },
    },
    { name: `${sample.name}: standard deviation`, value: deviation, unit: 'stakes' },
    { name: `${sample.name}: rounds`, value: ROUNDS / seconds, unit: '1/s' },
  ];
}

/** The returns of all games that are no slots, each from a hundred million seeded rounds. */
export const bench: Bench = {
  name: 'returns of games',
  isLong: true,
  run: async () => GAME_SAMPLES.flatMap(measure),
};
