import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutWheelStage, WHEEL_RATIO } from '../../../scenes/invite-wheel/layout.ts';

describe('layout of the invite wheel', () => {
  it('ring, bulbs and pointer lie in the place, in any width', () => {
    fc.assert(
      fc.property(fc.double({ min: 200, max: 480, noNaN: true }), (width) => {
        const { height, x, y, ring, radius, hub, pointer, bulbs, bulb } = layoutWheelStage(width);
        expect(height).toBeCloseTo(width * WHEEL_RATIO);
        expect([x - ring, y - ring, pointer.y].every((edge) => edge >= 0)).toBe(true);
        expect(x + ring).toBeLessThanOrEqual(width);
        expect(y + ring).toBeLessThanOrEqual(height);
        expect(hub).toBeLessThan(radius);
        // The tip reaches over the disc's rim, and not to its amounts.
        expect(pointer.y + pointer.height).toBeGreaterThan(y - radius);
        expect(pointer.y + pointer.height).toBeLessThan(y - radius * 0.85);
        for (const { x: left, y: top } of bulbs) {
          const reach = Math.hypot(left - x, top - y);
          expect(reach - bulb).toBeGreaterThan(radius);
          expect(reach + bulb).toBeLessThan(ring);
        }
      }),
    );
  });
});
