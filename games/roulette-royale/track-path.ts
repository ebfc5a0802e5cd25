interface TrackPoint {
  /** From 0 to 1 over the track's width and height. */
  readonly x: number;
  readonly y: number;
}

/** Height of the oval as a share of its width; the style sheet has the same. */
const TRACK_RATIO = 0.66;

const STRAIGHT_SHARE = 1 - TRACK_RATIO;
const ARC = (Math.PI * TRACK_RATIO) / 2;
const LENGTH = 2 * (STRAIGHT_SHARE + ARC);

/**
 * A point of an oval of two straights and two half circles, clockwise from the middle of its upper side.
 * @param share of the whole way, 0 to 1
 */
export function trackPoint(share: number): TrackPoint {
  const radius = TRACK_RATIO / 2;
  let way = (share * LENGTH + STRAIGHT_SHARE / 2) % LENGTH;
  const at = (x: number, y: number): TrackPoint => ({ x, y: y / TRACK_RATIO });
  if (way < STRAIGHT_SHARE) return at(radius + way, 0);
  way -= STRAIGHT_SHARE;
  if (way < ARC)
    return at(1 - radius + Math.sin(way / radius) * radius, radius - Math.cos(way / radius) * radius);
  way -= ARC;
  if (way < STRAIGHT_SHARE) return at(1 - radius - way, 2 * radius);
  way -= STRAIGHT_SHARE;
  return at(radius - Math.sin(way / radius) * radius, radius + Math.cos(way / radius) * radius);
}
