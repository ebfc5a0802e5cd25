import { describe, expect, it } from 'vitest';
import { layOutField } from '../../../games/mines-of-brass/layout.ts';

describe('layout of the field', () => {
  it.each([
    [320, 240],
    [390, 510],
    [460, 300],
    [1_280, 470],
  ])('25 cells are inside a window of %i × %i, and large enough to touch', (width, height) => {
    const { cells, frame, gap } = layOutField(width, height);
    expect(cells).toHaveLength(25);
    for (const { x, y, size } of cells) {
      expect(size).toBeGreaterThanOrEqual(32);
      expect(x).toBeGreaterThan(frame.x);
      expect(y).toBeGreaterThan(frame.y);
      expect(x + size).toBeLessThan(frame.x + frame.size);
      expect(y + size).toBeLessThan(Math.min(frame.y + frame.size, height));
    }
    const [first, second] = cells;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((first?.size ?? 0) + gap, 6);
    expect(cells[5]?.x).toBe(first?.x);
  });
});
