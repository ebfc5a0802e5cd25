import type { RandomSource } from '../../maths/random-source.ts';

/** For what decides nothing, as the ways of coins: varied, and the same every time. By mulberry32. */
export function seededRandom(seed: number): RandomSource {
  let state = seed;
  return {
    integer(below) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
    },
  };
}
