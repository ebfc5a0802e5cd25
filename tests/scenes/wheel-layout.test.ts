import { describe, expect, it } from 'vitest';
import { layoutWheel } from '../../scenes/jackpot/layout.ts';

/** The bar at the foot of every page. */
const BAR = 26;

describe('wheel in a wide window', () => {
  it.each([
    [915, 412],
    [1280, 720],
    [1920, 1080],
  ])('wheel of %i × %i is fully visible, with its title between valance and pointer', (width, height) => {
    const { y, radius, pointerY, pointerHeight, name, namePx, valanceHeight } = layoutWheel(width, height);
    expect(y + radius).toBeLessThanOrEqual(height - BAR);
    const middle = name.y + name.height / 2;
    // A capital is about 0.7 of its size tall.
    expect(middle - namePx * 0.35).toBeGreaterThanOrEqual(valanceHeight);
    expect(middle + namePx * 0.35).toBeLessThanOrEqual(pointerY - pointerHeight);
  });
});

describe('wheel on a phone', () => {
  it.each([
    [360, 740],
    [412, 915],
  ])('wheel of %i × %i extends beyond the edges, under its title', (width, height) => {
    const { y, radius, pointerY, pointerHeight, name } = layoutWheel(width, height);
    expect(radius * 2).toBeGreaterThan(width);
    expect(y + radius).toBeLessThanOrEqual(height);
    expect(name.y + name.height).toBeLessThanOrEqual(pointerY - pointerHeight + 1);
  });
});
