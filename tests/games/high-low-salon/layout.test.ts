import { describe, expect, it } from 'vitest';
import { CARD_UNITS } from '../../../games/cards/card-art.ts';
import { lampsOf } from '../../../games/high-low-salon/column-art.ts';
import { layOutStair } from '../../../games/high-low-salon/layout.ts';

const RATIO = CARD_UNITS.height / CARD_UNITS.width;
const SIZES = [
  [320, 260],
  [360, 430],
  [412, 490],
  [529, 368],
  [820, 700],
  [1_280, 360],
  [1_920, 700],
] as const;

describe('layout of the stair', () => {
  it.each(SIZES)('every card that is seen stands inside a window of %i × %i', (width, height) => {
    const { cardWidth, steps, deck, columnWidth } = layOutStair(width, height);
    expect(cardWidth).toBeGreaterThanOrEqual(50);
    for (const { x, y, scale } of [...steps.slice(0, -1), deck]) {
      const [halfWidth, halfHeight] = [(cardWidth * scale) / 2, (cardWidth * scale * RATIO) / 2];
      expect(x - halfWidth).toBeGreaterThanOrEqual(columnWidth * 0.9);
      expect(x + halfWidth).toBeLessThanOrEqual(width - columnWidth * 0.9);
      expect(y - halfHeight).toBeGreaterThanOrEqual(0);
      expect(y + halfHeight).toBeLessThanOrEqual(height);
    }
  });

  it.each(SIZES)('treads of %i × %i rise to the right without a gap', (width, height) => {
    const { treads, columnWidth } = layOutStair(width, height);
    let end = columnWidth;
    let before = Number.POSITIVE_INFINITY;
    for (const tread of treads) {
      expect(tread.x).toBeCloseTo(end, 6);
      expect(tread.width).toBeGreaterThan(0);
      expect(tread.y).toBeLessThan(before);
      end = tread.x + tread.width;
      before = tread.y;
    }
    expect(end).toBeCloseTo(width - columnWidth, 6);
  });

  it('cards before the one to guess from are smaller, step by step', () => {
    const { steps } = layOutStair(412, 490);
    const scales = steps.map(({ scale }) => scale);
    expect(scales).toEqual(scales.toSorted((a, b) => b - a));
    expect(new Set(scales).size).toBe(scales.length);
  });

  it('lamps of a column rise between its capital and its base, and do not touch', () => {
    const lamps = lampsOf({ x: 20, width: 40, height: 360 }, 12);
    expect(lamps).toHaveLength(12);
    lamps.forEach(({ y, radius }, index) => {
      const above = lamps[index + 1];
      if (above) expect(y - above.y).toBeGreaterThan(2 * radius);
      expect(y - radius).toBeGreaterThan(20);
      expect(y + radius).toBeLessThan(340);
    });
  });
});
