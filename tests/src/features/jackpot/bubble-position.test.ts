import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Anchor,
  anchorAfterKey,
  arenaOf,
  clampTo,
  INITIAL_ANCHOR,
  otherEnd,
  otherSide,
  planFlight,
  positionOf,
  readPerch,
  speedOf,
} from '../../../../src/features/jackpot/bubble-position.ts';

const arena = { left: 8, top: 72, right: 340, bottom: 740 };
const STILL = { x: 0, y: 0 };
const number = fc.double({ min: -5_000, max: 5_000, noNaN: true });
const side = fc.constantFrom<Anchor['side']>('left', 'right');
const share = fc.double({ min: 0, max: 1, noNaN: true });
const perches: fc.Arbitrary<Anchor> = fc.record({ side, share });
const arenas = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }))
  .map(([start, width, height]) => ({
    left: start,
    top: start,
    right: start + width,
    bottom: start + height,
  }));

const throwFrom = (at: { x: number; y: number }, speed = STILL) => planFlight(at, speed, arena, false);

describe('[O21] jackpot button', () => {
  it('button snaps to the nearer edge, at the height where it was released', () => {
    expect(throwFrom({ x: 60, y: 406 }).anchor).toEqual({ side: 'left', share: 0.5 });
    expect(throwFrom({ x: 300, y: 72 }).anchor).toEqual({ side: 'right', share: 0 });
  });

  it('thrown button flies on, the farther the faster the hand was', () => {
    expect(throwFrom({ x: 60, y: 400 }, { x: 1.2, y: 0 }).anchor.side).toBe('right');
    const thrown = throwFrom({ x: 60, y: 400 }, { x: 0, y: 0.8 });
    expect(thrown.anchor.share).toBeGreaterThan(throwFrom({ x: 60, y: 400 }).anchor.share);
    const slow = throwFrom({ x: 60, y: 400 }, { x: 3, y: 0 });
    const fast = throwFrom({ x: 60, y: 400 }, { x: 6, y: 0 });
    expect(fast.ms).toBeLessThan(slow.ms);
  });

  it('button is not thrown with reduced motion: it goes to the nearer edge at once', () => {
    fc.assert(
      fc.property(number, number, number, number, (x, y, vx, vy) => {
        const reduced = planFlight({ x, y }, { x: vx, y: vy }, arena, true);
        expect(reduced).toEqual(planFlight({ x, y }, STILL, arena, true));
        expect(reduced.ms).toBe(0);
      }),
    );
  });

  it('button stays inside its bounds, however it is thrown and however small they are', () => {
    fc.assert(
      fc.property(number, number, number, number, arenas, (x, y, vx, vy, room) => {
        const flight = planFlight({ x, y }, { x: vx, y: vy }, room, false);
        const place = positionOf(flight.anchor, room);
        expect([room.left, room.right]).toContain(place.x);
        expect(place).toEqual(clampTo(place, room));
        expect(flight.ms).toBeGreaterThanOrEqual(240);
        expect(flight.ms).toBeLessThanOrEqual(560);
      }),
    );
  });

  it('button keeps its edge and its relative height when the window turns', () => {
    fc.assert(
      fc.property(perches, arenas, (anchor, room) => {
        const place = positionOf(anchor, room);
        expect(place).toEqual(clampTo(place, room));
        const again = planFlight(place, STILL, room, false).anchor;
        if (room.right > room.left) expect(again.side).toBe(anchor.side);
        if (room.bottom > room.top) expect(again.share).toBeCloseTo(anchor.share, 6);
      }),
    );
  });

  it('button cannot be dragged out of its bounds', () => {
    fc.assert(
      fc.property(number, number, arenas, (x, y, room) => {
        const { x: left, y: top } = clampTo({ x, y }, room);
        expect(left).toBeGreaterThanOrEqual(room.left);
        expect(left).toBeLessThanOrEqual(room.right);
        expect(top).toBeGreaterThanOrEqual(room.top);
        expect(top).toBeLessThanOrEqual(room.bottom);
      }),
    );
  });

  it('throw speed comes from the last moments of the drag only', () => {
    const trail = [
      { at: 0, x: 0, y: 0 },
      { at: 1_000, x: 100, y: 0 },
      { at: 1_050, x: 150, y: 25 },
    ];
    expect(speedOf(trail, 1_060)).toEqual({ x: 1, y: 0.5 });
    expect(speedOf(trail, 2_000)).toEqual(STILL);
    expect(speedOf([], 0)).toEqual(STILL);
  });

  it('button moves by the arrow keys, Home and End, and ignores other keys', () => {
    const start: Anchor = { side: 'right', share: 0.5 };
    expect(anchorAfterKey(start, 'ArrowLeft', arena)?.side).toBe('left');
    expect(anchorAfterKey({ ...start, side: 'left' }, 'ArrowRight', arena)?.side).toBe('right');
    expect(anchorAfterKey(start, 'ArrowUp', arena)?.share).toBeLessThan(0.5);
    expect(anchorAfterKey({ ...start, share: 1 }, 'ArrowDown', arena)?.share).toBe(1);
    expect(anchorAfterKey(start, 'Home', arena)?.share).toBe(0);
    expect(anchorAfterKey(start, 'End', arena)?.share).toBe(1);
    expect(anchorAfterKey(start, 'Enter', arena)).toBeNull();
  });

  it('button reaches all four corners by taps alone', () => {
    const corners = [INITIAL_ANCHOR, otherSide(INITIAL_ANCHOR)].flatMap((anchor) => [
      otherEnd(anchor),
      otherEnd(otherEnd(anchor)),
    ]);
    expect(new Set(corners.map((corner) => `${corner.side} ${corner.share}`)).size).toBe(4);
  });

  it('button restores its position, and starts at the default when the stored one is invalid', () => {
    fc.assert(
      fc.property(perches, (anchor) => {
        const again = positionOf(readPerch(JSON.stringify(anchor)), arena);
        expect(again).toEqual(positionOf(anchor, arena));
      }),
    );
    for (const broken of [null, '', '{}', '{"side":"up","share":0}', '{"side":"left","share":7}'])
      expect(readPerch(broken)).toEqual(INITIAL_ANCHOR);
  });
});

describe('[O21] bounds of the jackpot button', () => {
  const room = { left: 8, top: 100, right: 404, bottom: 780 };
  const size = { width: 80, height: 76 };

  it('bounds are what the bars leave, less the button itself', () => {
    const whole = { offsetTop: 0, height: 915, scale: 1 };
    expect(arenaOf(room, size, whole)).toEqual({ left: 8, top: 100, right: 324, bottom: 704 });
    expect(arenaOf(room, size, null)).toEqual(arenaOf(room, size, whole));
  });

  it('bounds end above an on-screen keyboard, also when the keyboard has shifted the view', () => {
    expect(arenaOf(room, size, { offsetTop: 0, height: 500, scale: 1 }).bottom).toBe(424);
    expect(arenaOf(room, size, { offsetTop: 160, height: 400, scale: 1 })).toMatchObject({
      top: 160,
      bottom: 484,
    });
  });

  it('bounds do not change when the page is pinch-zoomed', () => {
    expect(arenaOf(room, size, { offsetTop: 300, height: 200, scale: 2 })).toEqual(arenaOf(room, size, null));
  });

  it('bounds are never inverted, however little room is left', () => {
    const edge = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(edge, edge, edge, edge, edge, edge, (left, top, right, bottom, offsetTop, height) => {
        const tight = arenaOf({ left, top, right, bottom }, size, { offsetTop, height, scale: 1 });
        expect(tight.right).toBeGreaterThanOrEqual(tight.left);
        expect(tight.bottom).toBeGreaterThanOrEqual(tight.top);
      }),
    );
  });
});
