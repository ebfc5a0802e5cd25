import { type Anchor, type Arena, clampTo, type Point, positionOf } from './bubble-position.ts';

/** A rectangle of the window, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the button takes up around its top left corner; its menu's handle stands out to the page's middle and up. */
export interface Body {
  readonly width: number;
  readonly height: number;
  readonly handle: number;
}

/** Crossing the page to the other edge is worth this many pixels up or down. */
const OTHER_SIDE_PX = 260;

/** The body at a position. The handle is on the side of the page's middle. */
export function rectAt({ x, y }: Point, side: Anchor['side'], { width, height, handle }: Body): Rect {
  return {
    left: side === 'right' ? x - handle : x,
    top: y - handle,
    right: side === 'left' ? x + width + handle : x + width,
    bottom: y + height,
  };
}

export const doOverlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export interface FreePosition extends Point {
  readonly side: Anchor['side'];
}

/**
 * The position nearest to the preferred one, on either edge inside the arena, where the body meets no control.
 * @returns null where every position meets one
 */
export function findFreePosition(
  anchor: Anchor,
  arena: Arena,
  body: Body,
  controls: readonly Rect[],
): FreePosition | null {
  const wanted = positionOf(anchor, arena);
  const places = (['left', 'right'] as const).flatMap((side) => {
    const { x } = positionOf({ ...anchor, side }, arena);
    const heights = [
      wanted.y,
      ...controls.flatMap((rect) => [rect.top - body.height, rect.bottom + body.handle]),
    ];
    return heights.map((y) => ({ ...clampTo({ x, y: Math.round(y) }, arena), side }));
  });
  const cost = (place: FreePosition) =>
    Math.abs(place.y - wanted.y) + (place.side === anchor.side ? 0 : OTHER_SIDE_PX);
  return (
    places
      .filter((place) => !controls.some((rect) => doOverlap(rectAt(place, place.side, body), rect)))
      .sort((a, b) => cost(a) - cost(b))[0] ?? null
  );
}

/** What is left in sight of a button that found no room. It fits beside the page's contents. */
const SLIVER_PX = 10;

/** A position half out of the window, where the visible part of the body meets no control; null where there is none. */
export function findTuckedPosition(
  anchor: Anchor,
  arena: Arena,
  body: Body,
  { controls, windowWidth }: { controls: readonly Rect[]; windowWidth: number },
): FreePosition | null {
  const sides = [anchor.side, anchor.side === 'left' ? 'right' : 'left'] as const;
  for (const side of sides) {
    const x = side === 'left' ? SLIVER_PX - body.width : windowWidth - SLIVER_PX;
    const edge = { ...arena, left: x, right: x };
    const place = findFreePosition({ ...anchor, side }, edge, { ...body, handle: 0 }, controls);
    if (place) return { ...place, side };
  }
  return null;
}
