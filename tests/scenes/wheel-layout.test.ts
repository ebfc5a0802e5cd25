import { describe, expect, it } from 'vitest';
import { layoutAward, layoutWheel } from '../../scenes/jackpot/layout.ts';

/** The bar at the foot of every page. */
const BAR = 26;

describe('wheel in a wide window', () => {
  it.each([
    [915, 412],
    [1280, 720],
    [1920, 1080],
  ])('wheel of %i × %i is fully visible, with its pointer below the valance', (width, height) => {
    const { y, radius, pointerY, pointerHeight, valanceHeight } = layoutWheel(width, height);
    expect(y + radius).toBeLessThanOrEqual(height - BAR);
    expect(pointerY - pointerHeight).toBeGreaterThan(valanceHeight);
  });
});

describe('wheel on a phone', () => {
  it.each([
    [360, 740],
    [412, 915],
  ])('wheel of %i × %i extends beyond the edges, with its pointer below the valance', (width, height) => {
    const { y, radius, pointerY, pointerHeight, valanceHeight } = layoutWheel(width, height);
    expect(radius * 2).toBeGreaterThan(width);
    expect(y + radius).toBeLessThanOrEqual(height);
    expect(pointerY - pointerHeight).toBeGreaterThan(valanceHeight);
  });
});

describe('award of a draw', () => {
  it.each([
    [320, 568],
    [360, 740],
    [412, 866],
    [915, 363],
    [1280, 671],
    [1920, 1031],
  ])('award in %i × %i stands whole in the window, its name above its amount', (width, height) => {
    for (const size of ['none', 'small', 'medium', 'large'] as const) {
      const { title, amount, plate } = layoutAward(width, height, size);
      expect(title.y).toBeGreaterThanOrEqual(0);
      expect(title.y + title.height).toBeLessThanOrEqual(amount.y);
      expect(plate.x).toBeGreaterThanOrEqual(0);
      expect(plate.x + plate.width).toBeLessThanOrEqual(width);
      // Collect and what is told of the draw have their place below it.
      expect(plate.y + plate.height).toBeLessThan(height - (height < 520 ? 84 : 150));
    }
  });
});
