import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Anchor, INITIAL_ANCHOR, positionOf } from '../../../../src/features/jackpot/bubble-position.ts';
import {
  doOverlap,
  findFreePosition,
  findTuckedPosition,
  type Rect,
  rectAt,
} from '../../../../src/features/jackpot/bubble-room.ts';

const arena = { left: 6, top: 100, right: 320, bottom: 700 };
const body = { width: 80, height: 86, handle: 18 };
const perches: fc.Arbitrary<Anchor> = fc.record({
  side: fc.constantFrom<Anchor['side']>('left', 'right'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});
const rects: fc.Arbitrary<Rect> = fc
  .tuple(fc.nat(400), fc.nat(800), fc.integer({ min: 10, max: 400 }), fc.integer({ min: 10, max: 120 }))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

describe('[O21] position of the jackpot button among controls', () => {
  it('position is the preferred one where no control is in the way', () => {
    fc.assert(
      fc.property(perches, (anchor) => {
        const { x, y } = positionOf(anchor, arena);
        expect(findFreePosition(anchor, arena, body, [])).toEqual({ x, y: Math.round(y), side: anchor.side });
      }),
    );
  });

  it('button meets no control and stays at an edge of its bounds, whatever the page is', () => {
    fc.assert(
      fc.property(perches, fc.array(rects, { maxLength: 12 }), (anchor, controls) => {
        const place = findFreePosition(anchor, arena, body, controls);
        if (!place) return;
        expect([arena.left, arena.right]).toContain(place.x);
        expect(place.y).toBeGreaterThanOrEqual(arena.top);
        expect(place.y).toBeLessThanOrEqual(arena.bottom);
        expect(controls.filter((rect) => doOverlap(rectAt(place, place.side, body), rect))).toEqual([]);
      }),
    );
  });

  it('button has no position only where every height of both edges meets a control', () => {
    fc.assert(
      fc.property(perches, fc.array(rects, { maxLength: 12 }), (anchor, controls) => {
        if (findFreePosition(anchor, arena, body, controls)) return;
        for (const side of ['left', 'right'] as const) {
          const x = side === 'left' ? arena.left : arena.right;
          for (let y = arena.top; y <= arena.bottom; y += 1)
            expect(controls.some((rect) => doOverlap(rectAt({ x, y }, side, body), rect))).toBe(true);
        }
      }),
    );
  });

  it('nearest free position is taken, and the other edge only where the whole edge is occupied', () => {
    const button = { left: 200, top: 690, right: 400, bottom: 740 };
    expect(findFreePosition(INITIAL_ANCHOR, arena, body, [button])).toEqual({
      x: 320,
      y: 604,
      side: 'right',
    });
    const wall = { left: 200, top: 300, right: 400, bottom: 790 };
    expect(findFreePosition(INITIAL_ANCHOR, arena, body, [wall])).toEqual({ x: 6, y: 700, side: 'left' });
  });

  it('button is tucked beside a column of controls, on the side where the page leaves a margin', () => {
    const posters = { left: 12, top: 0, right: 412, bottom: 915 };
    expect(findFreePosition(INITIAL_ANCHOR, arena, body, [posters])).toBeNull();
    const window = { controls: [posters], windowWidth: 412 };
    const place = findTuckedPosition(INITIAL_ANCHOR, arena, { ...body, width: 44 }, window);
    expect(place).toEqual({ x: -34, y: 700, side: 'left' });
    const full = { controls: [{ ...posters, left: 0 }], windowWidth: 412 };
    expect(findTuckedPosition(INITIAL_ANCHOR, arena, body, full)).toBeNull();
  });
});
