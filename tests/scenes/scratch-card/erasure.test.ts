import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Erasure, foilGrid, type Stroke } from '../../../scenes/scratch-card/erasure.ts';

const WIDTH = 300;
const HEIGHT = 250;
const CELL = 8;
const RADIUS = 20;

const point = fc.record({
  x: fc.double({ min: -60, max: WIDTH + 60, noNaN: true }),
  y: fc.double({ min: -60, max: HEIGHT + 60, noNaN: true }),
});
const strokes = fc.array(fc.record({ from: point, to: point }), { maxLength: 12 });

function shareAfter(done: readonly Stroke[], radius = RADIUS): number {
  const erasure = new Erasure(foilGrid(WIDTH, HEIGHT, CELL));
  for (const stroke of done) erasure.erase(stroke, radius);
  return erasure.share;
}

describe('erasure of a foil', () => {
  it('foil that nothing has touched is whole, and a stroke beside it leaves it so', () => {
    expect(shareAfter([])).toBe(0);
    expect(shareAfter([{ from: { x: -50, y: 0 }, to: { x: -50, y: HEIGHT } }])).toBe(0);
  });

  it('foil is gone once strokes in rows have covered it', () => {
    const rows = Array.from({ length: 10 }, (_, row) => ({
      from: { x: 0, y: row * 28 },
      to: { x: WIDTH, y: row * 28 },
    }));
    expect(shareAfter(rows)).toBe(1);
  });

  it('share grows with every stroke, never falls and never exceeds the whole', () => {
    fc.assert(
      fc.property(strokes, (done) => {
        const erasure = new Erasure(foilGrid(WIDTH, HEIGHT, CELL));
        let last = 0;
        for (const stroke of done) {
          erasure.erase(stroke, RADIUS);
          expect(erasure.share).toBeGreaterThanOrEqual(last);
          last = erasure.share;
        }
        expect(last).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('share does not depend on the order or direction of strokes, and a repeat adds nothing', () => {
    fc.assert(
      fc.property(strokes, (done) => {
        const back = done.toReversed().map(({ from, to }) => ({ from: to, to: from }));
        expect(shareAfter([...back, ...done])).toBe(shareAfter(done));
      }),
    );
  });

  it('stroke erases the same as its two halves', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const halves = [
          { from, to: middle },
          { from: middle, to },
        ];
        expect(shareAfter(halves)).toBeCloseTo(shareAfter([{ from, to }]), 2);
      }),
    );
  });

  it('share follows the area of a stroke within the foil', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 200 }), (length) => {
        const from = { x: 50, y: HEIGHT / 2 };
        const area = (length * RADIUS * 2 + Math.PI * RADIUS ** 2) / (WIDTH * HEIGHT);
        expect(shareAfter([{ from, to: { x: from.x + length, y: from.y } }])).toBeCloseTo(area, 1);
      }),
    );
  });
});
