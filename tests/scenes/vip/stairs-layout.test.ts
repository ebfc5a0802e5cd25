import { describe, expect, it } from 'vitest';
import {
  balconiesInView,
  climbAt,
  layoutStairs,
  offsetOf,
  stepBox,
  stepsInView,
  treadOf,
} from '../../../scenes/vip/layout.ts';
import { VIP_LEVELS } from '../../../server/rewards/public/default-vip-levels.ts';

const showTypes = VIP_LEVELS.map(({ showType }) => showType);
const WIDTHS = [320, 360, 412, 744, 1068, 1600];
const layouts = [...WIDTHS.map((width) => ({ width, isLow: false })), { width: 915, isLow: true }].map(
  (size) => ({
    name: `${size.width}${size.isLow ? ' low' : ''}`,
    layout: layoutStairs({ ...size, showTypes }),
  }),
);

describe.each(layouts)('stairs at $name', ({ layout }) => {
  const way = layout.contentWidth - layout.width;

  it('[R62] [D07] 31 steps lead along six balconies, as the levels’ showType says', () => {
    expect(layout.count).toBe(31);
    expect(layout.balconies.map(({ showType, first, end }) => [showType, first, end])).toEqual([
      [1, 0, 6],
      [2, 6, 11],
      [3, 11, 16],
      [4, 16, 21],
      [5, 21, 26],
      [6, 26, 31],
    ]);
  });

  it('[R62] view climbs with the stairs: at every scroll position a step is in the window, whole to its tread', () => {
    for (let offset = 0; offset <= way; offset += 37) {
      const { first, end } = stepsInView(layout, offset);
      expect(end).toBeGreaterThan(first);
      for (let index = first; index < end; index += 1) {
        const { x, y, width } = stepBox(layout, index);
        expect(x + width).toBeGreaterThan(offset);
        expect(x).toBeLessThan(offset + layout.width);
        const tread = treadOf(layout, index).y + climbAt(layout, offset);
        expect(y + climbAt(layout, offset), 'its medallion is not cut').toBeGreaterThan(0);
        expect(tread).toBeLessThan(layout.height);
      }
      for (const index of [first - 1, end].filter((one) => one >= 0 && one < layout.count)) {
        const { x, width } = stepBox(layout, index);
        expect(x + width <= offset || x >= offset + layout.width, 'no other step is seen').toBe(true);
      }
      expect(balconiesInView(layout, offset).length).toBeGreaterThan(0);
    }
  });

  it('[R62] every step can be brought into the window, in the middle where there is a way', () => {
    for (let index = 0; index < layout.count; index += 1) {
      const offset = offsetOf(layout, index);
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(offset).toBeLessThanOrEqual(way);
      const { x, width } = stepBox(layout, index);
      expect(x).toBeGreaterThanOrEqual(offset);
      expect(x + width).toBeLessThanOrEqual(offset + layout.width);
      if (offset > 0 && offset < way)
        expect(Math.abs(x + width / 2 - offset - layout.width / 2)).toBeLessThanOrEqual(1);
    }
  });
});

describe('stairs of another configuration', () => {
  it('[R62] look that comes again further up is a balcony of its own', () => {
    const { balconies } = layoutStairs({ width: 412, isLow: false, showTypes: [1, 1, 2, 1] });
    expect(balconies.map(({ showType, first, end }) => [showType, first, end])).toEqual([
      [1, 0, 2],
      [2, 2, 3],
      [1, 3, 4],
    ]);
  });
});
