import type { SlotLayout } from '../slot/slot-layout.ts';

export interface DiscPlace {
  /** Middle of the disc, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LARGEST = 40;
/** Share of the sign that the name takes; the coil lies below it. */
export const NAME_SHARE = 0.6;

/** Where the discs of the coil lie: between the name and the stones, or beside them on a low canvas. */
export function coilPlaces({ sign, frame }: SlotLayout, count: number): DiscPlace[] {
  if (sign) {
    const room = (frame.width * 0.94) / count;
    const size = Math.min(LARGEST, room * 0.86, sign.height * (1 - NAME_SHARE) * 0.86);
    const y = sign.y + sign.height * NAME_SHARE + (sign.height * (1 - NAME_SHARE)) / 2;
    const from = frame.x + frame.width / 2 - (room * (count - 1)) / 2;
    return Array.from({ length: count }, (_, index) => ({
      x: from + room * index,
      // The body winds: every second disc a little lower.
      y: y + (index % 2 ? 1 : -1) * size * 0.06,
      size,
    }));
  }
  // The head needs half a disc more, at the top.
  const room = frame.height / (count + 0.5);
  const size = Math.min(LARGEST, room * 0.9, Math.max(16, frame.x - 8));
  return Array.from({ length: count }, (_, index) => ({
    x: Math.max(size / 2 + 2, frame.x - size * 0.62) - (index % 2 ? 3 : 0),
    y: frame.y + frame.height - room * (index + 0.5),
    size,
  }));
}
