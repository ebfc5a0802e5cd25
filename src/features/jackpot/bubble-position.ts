/** Where the floating button may stand: bounds of its top left corner, in CSS pixels of the window. */
export interface Arena {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A position independent of the window: an edge, and how far down it from 0 to 1. */
export interface Anchor {
  readonly side: 'left' | 'right';
  readonly share: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A position of the hand and its time in milliseconds. */
export interface TrailPoint extends Point {
  readonly at: number;
}

/** The visible part of the window, as `visualViewport` reports it. */
export interface View {
  readonly offsetTop: number;
  readonly height: number;
  readonly scale: number;
}

/** How a button gets from the hand to its anchor. Pixels a millisecond in, milliseconds out. */
export interface Flight {
  readonly anchor: Anchor;
  readonly ms: number;
}

export const INITIAL_ANCHOR: Anchor = { side: 'right', share: 1 };

/** A thrown button flies on as long as its speed would carry it in this time. Milliseconds. */
const GLIDE_MS = 190;
/** Speed is that of the last moments before the hand let go. */
const SPEED_WINDOW_MS = 80;
/** The flight's easing (--ease-move) starts this many times faster than an even flight. */
const EASE_START = 6.25;
const SHORTEST_MS = 240;
const LONGEST_MS = 560;
const KEY_STEP_PX = 48;

const clampBetween = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/**
 * The arena inside `room` (the space between the bars) for a button of this size, less what an on-screen keyboard hides.
 * While the page is pinched larger the view says nothing about a keyboard, and the room alone counts.
 */
export function arenaOf(room: Arena, size: { width: number; height: number }, view: View | null): Arena {
  const isPinched = view !== null && Math.abs(view.scale - 1) > 0.01;
  const seen = view && !isPinched ? view : { offsetTop: 0, height: Number.POSITIVE_INFINITY };
  const top = Math.max(room.top, seen.offsetTop);
  return {
    left: room.left,
    top,
    right: Math.max(room.left, room.right - size.width),
    bottom: Math.max(top, Math.min(room.bottom, seen.offsetTop + seen.height) - size.height),
  };
}

export function clampTo({ x, y }: Point, { left, top, right, bottom }: Arena): Point {
  return { x: clampBetween(x, left, right), y: clampBetween(y, top, bottom) };
}

export function positionOf({ side, share }: Anchor, { left, top, right, bottom }: Arena): Point {
  return {
    x: side === 'left' ? left : Math.max(left, right),
    y: top + Math.max(0, bottom - top) * clampBetween(share, 0, 1),
  };
}

/** Pixels a millisecond at the end of a trail. A hand that rested before it let go throws nothing. */
export function speedOf(trail: readonly TrailPoint[], now: number): Point {
  const recent = trail.filter(({ at }) => now - at <= SPEED_WINDOW_MS);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.at === first.at) return { x: 0, y: 0 };
  const ms = last.at - first.at;
  return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms };
}

/**
 * Where a button comes to rest that was let go at `at`, always on an edge inside the arena, and how long it flies: it
 * starts at the speed of the hand. Reduced motion has no throw: the nearer edge, at that height, at once.
 */
export function planFlight(at: Point, speed: Point, arena: Arena, prefersReducedMotion: boolean): Flight {
  const glide = prefersReducedMotion ? 0 : GLIDE_MS;
  const x = at.x + speed.x * glide;
  const y = clampBetween(at.y + speed.y * glide, arena.top, arena.bottom);
  const height = arena.bottom - arena.top;
  const anchor: Anchor = {
    side: x < (arena.left + arena.right) / 2 ? 'left' : 'right',
    share: height > 0 ? (y - arena.top) / height : 0,
  };
  return {
    anchor,
    ms: prefersReducedMotion ? 0 : flightMs(at, positionOf(anchor, arena), Math.hypot(speed.x, speed.y)),
  };
}

function flightMs(from: Point, to: Point, speed: number): number {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const evenMs = speed > 0 ? (EASE_START * distance) / speed : LONGEST_MS;
  return Math.round(clampBetween(evenMs, SHORTEST_MS, LONGEST_MS));
}

/** The new position after a key; null for a key without a meaning here. */
export function anchorAfterKey(anchor: Anchor, key: string, arena: Arena): Anchor | null {
  const step = KEY_STEP_PX / Math.max(KEY_STEP_PX, arena.bottom - arena.top);
  switch (key) {
    case 'ArrowLeft':
      return { ...anchor, side: 'left' };
    case 'ArrowRight':
      return { ...anchor, side: 'right' };
    case 'ArrowUp':
      return { ...anchor, share: clampBetween(anchor.share - step, 0, 1) };
    case 'ArrowDown':
      return { ...anchor, share: clampBetween(anchor.share + step, 0, 1) };
    case 'Home':
      return { ...anchor, share: 0 };
    case 'End':
      return { ...anchor, share: 1 };
    default:
      return null;
  }
}

/** With `otherEnd`, taps replace a drag: all four corners can be reached. */
export function otherSide({ side, share }: Anchor): Anchor {
  return { side: side === 'left' ? 'right' : 'left', share };
}

export function isInUpperHalf({ share }: Anchor): boolean {
  return share < 0.5;
}

export function otherEnd(anchor: Anchor): Anchor {
  return { ...anchor, share: isInUpperHalf(anchor) ? 1 : 0 };
}

export function readPerch(text: string | null): Anchor {
  try {
    const { side, share } = JSON.parse(text ?? '') as Partial<Anchor>;
    if ((side === 'left' || side === 'right') && typeof share === 'number' && share >= 0 && share <= 1)
      return { side, share };
  } catch {
    // Nothing was stored, or something invalid.
  }
  return INITIAL_ANCHOR;
}
