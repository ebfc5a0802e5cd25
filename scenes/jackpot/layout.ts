import type { Box } from '../lobby/layout.ts';

export interface WheelLayout {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Tip of the pointer, on the wheel's rim. */
  readonly pointerY: number;
  readonly pointerHeight: number;
  /** The name of the tier that was won. */
  readonly name: Box;
  readonly namePx: number;
  readonly curtainWidth: number;
  readonly valanceHeight: number;
}

const NAME_SHARE = 0.2;
const LONGEST_NAME_EMS = 3.4;

/** The wheel fills a phone beyond its edges, and stands whole on a wide screen. */
export function layoutWheel(width: number, height: number): WheelLayout {
  const isWide = width > height;
  const radius = Math.round(
    isWide ? Math.min(height * 0.36, 340) : Math.min(width * 0.6, height * 0.31, 380),
  );
  const nameHeight = Math.round(height * NAME_SHARE);
  const top = Math.round(height * (isWide ? 0.05 : 0.09));
  const y = Math.round(Math.min(height - radius * (isWide ? 1.06 : 1.24), height * (isWide ? 0.62 : 0.64)));
  const namePx = Math.round(Math.min(nameHeight * 0.72, (width * 0.86) / LONGEST_NAME_EMS, 120));
  const pointerHeight = Math.round(radius * 0.24);
  return {
    x: Math.round(width / 2),
    y,
    radius,
    pointerY: y - radius + Math.round(radius * 0.1),
    pointerHeight,
    name: {
      x: 0,
      y: top,
      width,
      height: Math.max(namePx * 1.3, Math.min(nameHeight, y - radius - top - 20)),
    },
    namePx,
    curtainWidth: Math.round(Math.max(width * 0.16, 64)),
    valanceHeight: Math.round(Math.max(46, height * 0.07)),
  };
}
