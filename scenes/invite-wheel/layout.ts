import type { Box } from '../lobby/layout.ts';

/** Where the parts of the wheel stand, in CSS pixels of its place. */
export interface WheelStage {
  readonly width: number;
  readonly height: number;
  /** How much larger than the reference it is. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Of the turning disc, of the still ring around it, and of the hub in its middle. */
  readonly radius: number;
  readonly ring: number;
  readonly hub: number;
  readonly pointer: Box;
  /** Bulbs on the ring. */
  readonly bulbs: readonly { readonly x: number; readonly y: number }[];
  readonly bulb: number;
}

/** The place that everything is measured on. */
export const REFERENCE_WIDTH = 360;
const HEIGHT = 408;
/** Height for a place's width. */
export const WHEEL_RATIO = HEIGHT / REFERENCE_WIDTH;
const WHEEL_MIDDLE = { x: 180, y: 190 };
const RADIUS = 139;
const RING = 161;
const HUB = 41;
const POINTER = { width: 36, height: 52, y: 14 };
const BULBS = 36;
const BULB = 4.1;

/** Everything in proportion, so that the page can lay the same images by shares of the place. */
export function layoutWheelStage(width: number): WheelStage {
  const scale = width / REFERENCE_WIDTH;
  const middle = { x: WHEEL_MIDDLE.x * scale, y: WHEEL_MIDDLE.y * scale };
  const reach = ((RADIUS + RING) / 2 + 0.5) * scale;
  return {
    width,
    height: HEIGHT * scale,
    scale,
    ...middle,
    radius: RADIUS * scale,
    ring: RING * scale,
    hub: HUB * scale,
    pointer: {
      x: (WHEEL_MIDDLE.x - POINTER.width / 2) * scale,
      y: POINTER.y * scale,
      width: POINTER.width * scale,
      height: POINTER.height * scale,
    },
    bulbs: Array.from({ length: BULBS }, (_, index) => {
      // Half a step aside: no bulb stands under the pointer.
      const angle = ((index + 0.5) / BULBS) * Math.PI * 2 - Math.PI / 2;
      return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach };
    }),
    bulb: BULB * scale,
  };
}

/** Share of a sector on both sides in which the wheel never rests: nothing looks as if it had nearly been another prize. */
const EDGE_SHARE = 0.28;

/** Where a wheel rests that shows a sector. @param share where in the sector, 0 to 1 */
export function restOf(sector: number, sectors: number, share = 0.5): number {
  const width = 360 / sectors;
  const inSector = EDGE_SHARE + share * (1 - 2 * EDGE_SHARE);
  // The middle of the first sector stands under the pointer of a wheel at zero.
  return -(sector + inSector - 0.5) * width;
}
