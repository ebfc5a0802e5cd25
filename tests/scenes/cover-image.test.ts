import { afterEach, expect, it, vi } from 'vitest';
import { coverImage, planCover } from '../../scenes/parts/cover-image.ts';

afterEach(() => vi.unstubAllGlobals());

it('image covers a box with whole pixels from its centre', () => {
  expect(planCover({ width: 360, height: 156 }, { width: 356, height: 146 })).toEqual({
    width: 356,
    height: 154,
    left: 0,
    top: -4,
  });
  expect(planCover({ width: 720, height: 276 }, { width: 400, height: 200 })).toEqual({
    width: 522,
    height: 200,
    left: -61,
    top: 0,
  });
});

it('image leaves no edge of the box uncovered', () => {
  for (let width = 300; width < 420; width += 1) {
    const place = { width, height: Math.round(width * 0.41) };
    const plan = planCover({ width: 360, height: 156 }, place);
    expect(plan.left + plan.width).toBeGreaterThanOrEqual(place.width);
    expect(plan.top + plan.height).toBeGreaterThanOrEqual(place.height);
    expect(Math.max(plan.left, plan.top)).toBeLessThanOrEqual(0);
  }
});

it('image is painted unscaled where it cannot be scaled ahead', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no memory')));
  const image = { width: 360, height: 156 } as unknown as HTMLImageElement;
  const { source, width } = await coverImage(image, { width: 356, height: 146 });
  expect([source, width]).toEqual([image, 356]);
});
