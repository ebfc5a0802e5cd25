import type { Pen } from './brush.ts';
import type { SlotLayout } from './slot-layout.ts';

/**
 * Shade of a drum over its symbols, from its upper and lower edge inwards.
 * @param reach as a share of a cell's height
 * @param stops colours from the edge (0) to where it ends (1)
 */
export function shadeDrum(
  pen: Pen,
  { reels, cell }: SlotLayout,
  reach: number,
  stops: readonly (readonly [number, string])[],
): void {
  const depth = cell.height * reach;
  for (const [from, to] of [
    [reels.y, reels.y + depth],
    [reels.y + reels.height, reels.y + reels.height - depth],
  ] as const) {
    const shade = pen.createLinearGradient(0, from, 0, to);
    for (const [at, colour] of stops) shade.addColorStop(at, colour);
    pen.fillStyle = shade;
    pen.fillRect(reels.x, Math.min(from, to), reels.width, depth);
  }
}
