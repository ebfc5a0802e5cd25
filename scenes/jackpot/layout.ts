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
/** Height of the bar at the foot of the page. */
const BAR = 30;
/** A window lower than this has less room to give to the wheel, so that the name keeps its own. */
const LOW = 520;

/** The wheel fills a phone beyond its edges, and stands whole on a wide screen. */
export function layoutWheel(width: number, height: number): WheelLayout {
  const isWide = width > height;
  const radius = Math.round(
    isWide
      ? Math.min(height * (height < LOW ? 0.31 : 0.345), 340)
      : Math.min(width * 0.6, height * 0.31, 380),
  );
  const y = Math.round(
    isWide
      ? Math.min(height - BAR - radius * 1.02, height * 0.62)
      : Math.min(height - radius * 1.24, height * 0.64),
  );
  const pointerHeight = Math.round(radius * 0.24);
  const pointerY = y - radius + Math.round(radius * 0.1);
  const valanceHeight = Math.round(Math.max(46, height * 0.07));
  const { name, namePx } = isWide
    ? nameBetween(width, valanceHeight, pointerY - pointerHeight)
    : nameAbove(width, height, y - radius);
  return {
    x: Math.round(width / 2),
    y,
    radius,
    pointerY,
    pointerHeight,
    name,
    namePx,
    curtainWidth: Math.round(Math.max(width * 0.16, 64)),
    valanceHeight,
  };
}

/** In the middle of what is left between the valance and the pointer. */
function nameBetween(width: number, top: number, bottom: number): Pick<WheelLayout, 'name' | 'namePx'> {
  const namePx = Math.round(Math.min((bottom - top) * 0.95, (width * 0.86) / LONGEST_NAME_EMS, 120));
  // Higher than its letters, for their shadow.
  const height = namePx * 1.5;
  return { name: { x: 0, y: (top + bottom - height) / 2, width, height }, namePx };
}

function nameAbove(width: number, height: number, wheelTop: number): Pick<WheelLayout, 'name' | 'namePx'> {
  const nameHeight = Math.round(height * NAME_SHARE);
  const top = Math.round(height * 0.09);
  const namePx = Math.round(Math.min(nameHeight * 0.72, (width * 0.86) / LONGEST_NAME_EMS, 120));
  const box = Math.max(namePx * 1.3, Math.min(nameHeight, wheelTop - top - 20));
  return { name: { x: 0, y: top, width, height: box }, namePx };
}
