import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitPacket } from '../../maths/split-packet.ts';
import { seededRandom } from './seeded-random.ts';

const sizes = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 100_000 }))
  .map(([pieces, more]) => ({ pieces, points: pieces + more }));

it('pieces of a packet are whole, at least one point each, and add up to all of it', () => {
  fc.assert(
    fc.property(sizes, fc.integer(), ({ pieces, points }, seed) => {
      const split = splitPacket(points, pieces, seededRandom(seed));
      expect(split).toHaveLength(pieces);
      expect(split.every((piece) => Number.isInteger(piece) && piece >= 1)).toBe(true);
      expect(split.reduce((sum, piece) => sum + piece, 0)).toBe(points);
    }),
  );
});

it('first piece of a packet is as good a prospect as the last', () => {
  const random = seededRandom(17);
  const sums = Array.from({ length: 10 }, () => 0);
  const packets = 20_000;
  for (let packet = 0; packet < packets; packet += 1)
    for (const [index, piece] of splitPacket(1_000, 10, random).entries())
      sums[index] = (sums[index] ?? 0) + piece;
  for (const sum of sums) expect(Math.abs(sum / packets - 100)).toBeLessThan(2);
});

it('packet with fewer points than pieces is rejected', () => {
  expect(() => splitPacket(9, 10, seededRandom(1))).toThrow(RangeError);
  expect(() => splitPacket(9, 0, seededRandom(1))).toThrow(RangeError);
});
