import type { RandomSource } from '../../maths/random-source.ts';

/** A fixed random stream for tests (mulberry32); good enough to sample a game, never to run one. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return {
    integer(below) {
      state = (state + 0x6d2b79f5) >>> 0;
      let word = Math.imul(state ^ (state >>> 15), state | 1);
      word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
      return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * below);
    },
  };
}

/** Returns the listed numbers one after the other. */
export function scripted(numbers: readonly number[]): RandomSource {
  const rest = [...numbers];
  return {
    integer(below) {
      const next = rest.shift();
      if (next === undefined || next >= below) throw new Error(`no draw left, or ${next} not below ${below}`);
      return next;
    },
  };
}
