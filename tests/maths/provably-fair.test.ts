import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitOf, fairSource } from '../../maths/provably-fair.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

describe('provably fair commitment', () => {
  it('[C90] commitment is the SHA-256 of the seed', () => {
    expect(commitOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });

  it('[C90] random words are an HMAC stream that anyone can recompute', () => {
    const words = [0, 1].flatMap((block) => {
      const bytes = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`my-seed:${block}`).digest();
      return Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4));
    });
    const source = fairSource(SEED, 'my-seed');
    expect(words.map(() => source.integer(2 ** 32))).toEqual(words);
  });

  it('different client seed gives a different round', () => {
    const draw = (clientSeed: string) => {
      const source = fairSource(SEED, clientSeed);
      return Array.from({ length: 10 }, () => source.integer(1000));
    };
    expect(draw('player-a')).toEqual(draw('player-a'));
    expect(draw('player-a')).not.toEqual(draw('player-b'));
  });

  it('each number below the bound is equally frequent', () => {
    const below = 23;
    const draws = 46_000;
    const counts = new Array<number>(below).fill(0);
    const source = fairSource(SEED, 'share');
    for (let draw = 0; draw < draws; draw += 1) {
      const number = source.integer(below);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const expected = draws / below;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 22 degrees of freedom: 48 is the 99.9 % point. The seed is fixed, so the result is stable.
    expect(chiSquare).toBeLessThan(48);
  });

  it('words in the uneven rest of the range are skipped, without modulo bias', () => {
    const plain = fairSource(SEED, 'rest');
    const words = Array.from({ length: 64 }, () => plain.integer(2 ** 32));
    const bound = 2 ** 31 + 1;
    const kept = words.filter((word) => word < bound);
    const source = fairSource(SEED, 'rest');
    expect(kept.map(() => source.integer(bound))).toEqual(kept);
  });

  it.each([0, -1, 1.5, 2 ** 33, Number.NaN])('bound %s is rejected', (bound) => {
    expect(() => fairSource(SEED, 'x').integer(bound)).toThrow(RangeError);
  });

  it.each(['', 'ab', SEED.toUpperCase(), `${SEED}00`])('seed "%s" is rejected', (seed) => {
    expect(() => commitOf(seed)).toThrow(RangeError);
  });
});
