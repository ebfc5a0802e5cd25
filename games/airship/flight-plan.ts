/** Where things are in the sky. Lengths in CSS pixels. */
export interface SkyLayout {
  readonly width: number;
  readonly height: number;
  /** Length of the ship. */
  readonly ship: number;
  /** Where the ship lies at its mast, and where it stays once it has climbed. */
  readonly mast: Point;
  readonly cruise: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the ship is at a moment of its flight, and how it leans. */
export interface ShipPose extends Point {
  /** Radians; the nose goes up below zero. */
  readonly angle: number;
  /** How far the city has sunk, from 0 to 1. */
  readonly sunk: number;
}

/** The climb to where the ship stays takes a few of these. */
const CLIMB_MS = 5_200;
/** How fast the city sinks after that. */
const SINK_MS = 22_000;
const STEEPEST_SLOPE = -0.42;

export function layOutSky(width: number, height: number): SkyLayout {
  const ship = Math.min(width * 0.5, height * 0.62, 400);
  const isLow = height < 320;
  return {
    width,
    height,
    ship,
    mast: { x: Math.max(ship * 0.53, width * 0.16), y: height * (isLow ? 0.74 : 0.76) },
    cruise: { x: width * 0.62, y: height * (isLow ? 0.5 : 0.44) },
  };
}

/** Where the ship is after this time of a flight: it leaves the mast, climbs, and then the world sinks below it. */
export function poseAt({ mast, cruise }: SkyLayout, elapsedMs: number): ShipPose {
  const climbed = 1 - Math.exp(-Math.max(0, elapsedMs) / CLIMB_MS);
  const bob = Math.sin(elapsedMs / 900) * 3 * climbed;
  return {
    x: mast.x + (cruise.x - mast.x) * climbed,
    // The path bends upwards: across first, then up.
    y: mast.y + (cruise.y - mast.y) * climbed ** 1.5 + bob,
    angle: STEEPEST_SLOPE * Math.sin(Math.min(1, climbed * 1.25) * Math.PI * 0.5) * (1 - climbed * 0.35),
    sunk: 1 - Math.exp(-Math.max(0, elapsedMs) / SINK_MS),
  };
}

/** Points of the path behind the ship, from the mast to where it is. */
export function trailOf(layout: SkyLayout, elapsedMs: number, count: number): Point[] {
  const { x: endX, y: endY } = poseAt(layout, elapsedMs);
  const { mast } = layout;
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    return { x: mast.x + (endX - mast.x) * part, y: mast.y + (endY - mast.y) * part ** 1.5 };
  });
}
