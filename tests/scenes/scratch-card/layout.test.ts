import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../scenes/lobby/layout.ts';
import { CARD_RATIO, layoutCard, shareOfCard } from '../../../scenes/scratch-card/layout.ts';

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 1e-6 &&
  inner.y >= outer.y - 1e-6 &&
  inner.x + inner.width <= outer.x + outer.width + 1e-6 &&
  inner.y + inner.height <= outer.y + outer.height + 1e-6;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const widths = fc.double({ min: 200, max: 480, noNaN: true });

describe('layout of a scratch card', () => {
  it('nine fields lie apart under the foil, in any width', () => {
    fc.assert(
      fc.property(widths, (width) => {
        const { foil, fields } = layoutCard(width);
        expect(fields).toHaveLength(9);
        expect(fields.every((field) => isInside(field, foil))).toBe(true);
        for (const [index, field] of fields.entries())
          expect(fields.slice(index + 1).some((other) => overlap(field, other))).toBe(false);
      }),
    );
  });

  it('title, foil and rule lie one below the other within the frame, and the whole within the card', () => {
    fc.assert(
      fc.property(widths, (width) => {
        const { title, foil, rule, frame, crest, height } = layoutCard(width);
        expect(height).toBeCloseTo(width * CARD_RATIO);
        expect(title.y + title.height).toBeLessThan(foil.y);
        expect(foil.y + foil.height).toBeLessThan(rule.y);
        for (const part of [title, foil, rule]) expect(isInside(part, frame)).toBe(true);
        for (const part of [frame, crest]) expect(isInside(part, { x: 0, y: 0, width, height })).toBe(true);
      }),
    );
  });

  it('shares of a card are the same in every width', () => {
    const [small, large] = [layoutCard(240), layoutCard(400)];
    expect(shareOfCard(small.foil, small)).toEqual(shareOfCard(large.foil, large));
    expect(shareOfCard({ x: 120, y: 0, width: 60, height: small.height }, small)).toEqual({
      left: '50.000%',
      top: '0.000%',
      width: '25.000%',
      height: '100.000%',
    });
  });
});
