import { describe, expect, it } from 'vitest';
import type { Box } from '../../../scenes/lobby/layout.ts';
import {
  COVERED_BY_CARD,
  frontAt,
  layoutRoad,
  levelsInView,
  medalAlpha,
  medalBox,
  offsetOf,
  pointAt,
  STOP_COUNT,
  targetBox,
} from '../../../scenes/vip/layout.ts';
import { VIP_LEVELS } from '../../../server/rewards/default-vip-levels.ts';

const count = VIP_LEVELS.length;
/** What the page gives the scene in windows from 320 × 568 to 1920 × 1080, and on a phone on its side. */
const SIZES = [
  [320, 430],
  [360, 430],
  [412, 439],
  [728, 720],
  [543, 514],
  [940, 794],
  [823, 430],
] as const;
const layouts = SIZES.map(([width, height]) => ({
  name: `${width} × ${height}`,
  layout: layoutRoad({ width, height, count }),
}));

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(layouts)('VIP road at $name', ({ layout }) => {
  const way = layout.contentWidth - layout.width;
  const stops = Array.from({ length: STOP_COUNT }, (_, stop) => medalBox(layout, stop));

  it('[R62] medals at rest lie whole in the scene, above what the card covers, and none over another or the plinth', () => {
    for (const [stop, box] of stops.entries()) {
      expect(box.x).toBeGreaterThan(50);
      expect(box.x + box.width).toBeLessThan(layout.width - 50);
      expect(box.y + box.height).toBeLessThan(layout.height - COVERED_BY_CARD);
      expect(overlap(box, layout.plinth)).toBe(false);
      for (const other of stops.slice(stop + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it('[R62] name, jewel and plinth lie one below the other within the scene', () => {
    const { name, jewel, plinth } = layout;
    expect(name.y).toBeGreaterThan(0);
    expect(jewel.y).toBeGreaterThan(name.y + name.height * 0.85);
    expect(Math.abs(jewel.y + jewel.height - plinth.y)).toBeLessThanOrEqual(5);
    for (const { x, width } of [name, jewel, plinth]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(layout.width);
    }
  });

  it('[R62] medals get smaller with distance, and each is at least 44 pixels where it is touched', () => {
    for (let stop = 1; stop < STOP_COUNT; stop += 1) {
      expect(medalBox(layout, stop).width).toBeLessThan(medalBox(layout, stop - 1).width);
      expect(pointAt(layout, stop).y).toBeLessThan(pointAt(layout, stop - 1).y);
    }
    for (let stop = 0; stop < STOP_COUNT; stop += 1) {
      const { width, height } = targetBox(layout, stop);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it('[R62] every level can be brought to the front, and the way ends at the highest', () => {
    for (let index = 0; index < count; index += 1) {
      expect(offsetOf(layout, index)).toBeLessThanOrEqual(way);
      expect(frontAt(layout, offsetOf(layout, index))).toBe(index);
    }
    expect(frontAt(layout, way)).toBe(count - 1);
    expect(frontAt(layout, way + 50)).toBe(count - 1);
    expect(frontAt(layout, -50)).toBe(0);
  });

  it('[R62] road has no gap: a medal moves a little for a little of the way', () => {
    for (let stop = -1; stop < STOP_COUNT; stop += 0.01) {
      const from = pointAt(layout, stop);
      const to = pointAt(layout, stop + 0.01);
      expect(Math.abs(to.x - from.x)).toBeLessThan(layout.column * 0.012);
      expect(Math.abs(to.y - from.y)).toBeLessThan(layout.height * 0.006);
    }
  });
});

describe('levels on the VIP road', () => {
  it('[R62] [D07] four levels are seen at rest, from the one at the front on, and fewer at the highest', () => {
    expect(levelsInView({ count }, 7)).toEqual({ first: 7, end: 11 });
    expect(levelsInView({ count }, 0)).toEqual({ first: 0, end: 4 });
    expect(levelsInView({ count }, 29)).toEqual({ first: 29, end: 31 });
    expect(levelsInView({ count }, 30)).toEqual({ first: 30, end: 31 });
  });

  it('[R62] medal that is in view at rest is whole, and one that is in no range is not seen', () => {
    for (let stop = 0; stop < STOP_COUNT; stop += 1) expect(medalAlpha(stop)).toBe(1);
    expect(medalAlpha(STOP_COUNT)).toBe(0);
    expect(medalAlpha(-1)).toBe(0);
    for (let front = 0; front < count - 1; front += 0.07) {
      const { first, end } = levelsInView({ count }, front);
      expect(medalAlpha(first - 1 - front)).toBeCloseTo(0);
      if (end < count) expect(medalAlpha(end - front)).toBeCloseTo(0);
    }
  });
});
