import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDrifted, planBand } from '../../../src/stage/scrolled-canvas.ts';

describe('position of the canvas', () => {
  it('[R01] canvas covers the screen at every scroll position, whatever the size of lobby and screen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 3_000 }),
        fc.integer({ min: 100, max: 40_000 }),
        fc.array(fc.integer({ min: -300, max: 40_000 }), { minLength: 1, maxLength: 40 }),
        (screen, lobbyHeight, scrolls) => {
          let band = planBand(0, screen, lobbyHeight);
          for (const scroll of scrolls) {
            if (hasDrifted(band, scroll, screen, lobbyHeight)) band = planBand(scroll, screen, lobbyHeight);
            expect(band.top).toBeGreaterThanOrEqual(0);
            expect(band.top + band.height).toBeLessThanOrEqual(lobbyHeight);
            const visibleTop = Math.max(0, Math.min(scroll, lobbyHeight));
            const visibleBottom = Math.max(0, Math.min(scroll + screen, lobbyHeight));
            expect(band.top).toBeLessThanOrEqual(visibleTop);
            expect(band.top + band.height).toBeGreaterThanOrEqual(visibleBottom);
          }
        },
      ),
    );
  });

  it('canvas stays where it is for small scrolls', () => {
    const band = planBand(2_000, 900, 10_000);
    expect(hasDrifted(band, 2_200, 900, 10_000)).toBe(false);
    expect(hasDrifted(band, 2_240, 900, 10_000)).toBe(true);
  });
});
