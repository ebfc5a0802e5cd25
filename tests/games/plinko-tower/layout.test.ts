import { describe, expect, it } from 'vitest';
import { PLINKO_ROWS } from '../../../contract/games/plinko-tower.ts';
import { ballAt, layOutPlinko } from '../../../games/plinko-tower/layout.ts';

const WINDOWS = [
  [320, 300],
  [390, 470],
  [460, 250],
  [1280, 520],
] as const;

/** Every path of 8 rows, by its number. */
const pathOf = (number: number) => Array.from({ length: 8 }, (_, row) => ((number >> row) & 1) as 0 | 1);

describe('layout of the tower', () => {
  it.each(WINDOWS)(
    'pins and slots are inside a window of %i × %i, with any number of rows',
    (width, height) => {
      for (const rows of PLINKO_ROWS) {
        const { pins, slots, pitch, slotHeight, pinRadius } = layOutPlinko(width, height, rows);
        expect(slots).toHaveLength(rows + 1);
        expect(pins).toHaveLength((rows * (rows + 5)) / 2);
        for (const { x, y } of slots) {
          expect(x - pitch / 2).toBeGreaterThanOrEqual(0);
          expect(x + pitch / 2).toBeLessThanOrEqual(width);
          expect(y + slotHeight).toBeLessThanOrEqual(height);
        }
        for (const { x } of pins) {
          expect(x - pinRadius).toBeGreaterThanOrEqual(-pitch);
          expect(x + pinRadius).toBeLessThanOrEqual(width + pitch);
        }
      }
    },
  );

  it.each(WINDOWS)(
    'signs of a window of %i × %i have figures of at least 13 pixels, and no sign lies on another',
    (width, height) => {
      for (const rows of PLINKO_ROWS) {
        const { signs, figureSize } = layOutPlinko(width, height, rows);
        expect(figureSize).toBeGreaterThanOrEqual(13);
        for (const [index, sign] of signs.entries()) {
          expect(sign.x).toBeGreaterThanOrEqual(0);
          expect(sign.x + sign.width).toBeLessThanOrEqual(width);
          expect(sign.y + sign.height).toBeLessThanOrEqual(height);
          for (const other of signs.slice(index + 1)) {
            const isBeside = other.x >= sign.x + sign.width - 1e-9;
            const isBelow = Math.abs(other.y - sign.y) >= sign.height;
            expect(isBeside || isBelow).toBe(true);
          }
        }
      }
    },
  );

  it.each(WINDOWS)(
    'every pin of a window of %i × %i has wall of the tower behind it, and the crown is in sight',
    (width, height) => {
      for (const rows of PLINKO_ROWS) {
        const { pins, tiers, crown, mouth } = layOutPlinko(width, height, rows);
        for (const { x, y } of [mouth, ...pins]) {
          const tier = tiers.find((one) => y >= one.y && y <= one.y + one.height);
          expect(tier && x >= tier.x && x <= tier.x + tier.width).toBe(true);
        }
        expect(crown.y).toBeGreaterThanOrEqual(0);
        expect(crown.height).toBeGreaterThanOrEqual(30);
      }
    },
  );

  it('ball ends above the slot that the steps to the right count, on every path', () => {
    const layout = layOutPlinko(390, 470, 8);
    for (let number = 0; number < 256; number += 1) {
      const path = pathOf(number);
      const slot = path.filter((step) => step === 1).length;
      const end = ballAt(layout, path, 9);
      expect(end.x).toBeCloseTo(layout.slots[slot]?.x ?? Number.NaN, 6);
    }
  });

  it('ball moves without a jump', () => {
    const layout = layOutPlinko(390, 470, 8);
    const path = pathOf(0b1011_0010);
    let before = ballAt(layout, path, 0);
    for (let at = 0; at <= 9; at += 0.001) {
      const now = ballAt(layout, path, at);
      expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(1);
      before = now;
    }
  });
});
