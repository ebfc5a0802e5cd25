export interface WheelLayout {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const MARGIN = 14;
/** Where the table covers the wheel, the wheel's upper edge stays this far below the window's. */
const TOP = 10;
const MAX_RADIUS = 240;

/** The wheel as a whole, in the middle; where it is taller than wide, at the top, because the table lies below it. */
export function layOutWheel(width: number, height: number): WheelLayout {
  const radius = Math.max(20, Math.min(width / 2 - MARGIN, height / 2 - MARGIN, MAX_RADIUS));
  const y = height > width * 1.2 ? TOP + radius : Math.min(height / 2, TOP + radius + 30);
  return { x: width / 2, y, radius };
}
