import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dragCrop,
  MAX_ZOOM,
  MIDDLE_CROP,
  squareOf,
  zoomCrop,
} from '../../../../src/features/profile/crop.ts';

const WIDE = { width: 900, height: 600 };

it('crop begins with the largest centred square', () => {
  expect(squareOf(WIDE, MIDDLE_CROP)).toEqual({ x: 150, y: 0, side: 600 });
});

it('crop follows the finger: an image dragged to the right shows what lies left', () => {
  const crop = dragCrop(WIDE, MIDDLE_CROP, { x: 0.25, y: 0.5 });
  // A quarter of the frame is 150 of the picture's pixels; upwards and downwards there is no room.
  expect(squareOf(WIDE, crop)).toEqual({ x: 0, y: 0, side: 600 });
  expect(squareOf(WIDE, dragCrop(WIDE, crop, { x: -9, y: 0 })).x).toBe(300);
});

it('crop zooms around the centre of the frame, within its limits', () => {
  const closer = squareOf(WIDE, zoomCrop(WIDE, MIDDLE_CROP, 2));
  expect(closer).toEqual({ x: 300, y: 150, side: 300 });
  expect(zoomCrop(WIDE, MIDDLE_CROP, 99).zoom).toBe(MAX_ZOOM);
  expect(zoomCrop(WIDE, MIDDLE_CROP, 0.01).zoom).toBe(1);
});

it('crop never shows anything outside the image', () => {
  const step = fc.record({
    x: fc.double({ min: -2, max: 2, noNaN: true }),
    y: fc.double({ min: -2, max: 2, noNaN: true }),
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
  });
  const size = fc.record({
    width: fc.integer({ min: 64, max: 6000 }),
    height: fc.integer({ min: 64, max: 6000 }),
  });
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 20 }), (image, steps) => {
      let crop = MIDDLE_CROP;
      for (const { x, y, factor } of steps) crop = zoomCrop(image, dragCrop(image, crop, { x, y }), factor);
      const { x, y, side } = squareOf(image, crop);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + side).toBeLessThanOrEqual(image.width + 1e-6);
      expect(y + side).toBeLessThanOrEqual(image.height + 1e-6);
    }),
  );
});
