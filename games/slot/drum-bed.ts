import type { Pen } from './brush.ts';
import type { SlotLayout } from './slot-layout.ts';

interface BedColours {
  /** Behind the gaps between the reels. */
  readonly gap: string;
  readonly edge: string;
  readonly middle: string;
}

/**
 * What is behind the symbols of each reel, round like a drum.
 * @param decorate paints on a reel's bed; `x` is its left edge
 */
export function paintDrumBeds(
  pen: Pen,
  { reels, cell, reelGap, columns }: SlotLayout,
  { gap, edge, middle }: BedColours,
  decorate: (x: number) => void,
): void {
  pen.fillStyle = gap;
  pen.fillRect(reels.x - 4, reels.y - 4, reels.width + 8, reels.height + 8);
  for (let reel = 0; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap);
    const drum = pen.createLinearGradient(0, reels.y, 0, reels.y + reels.height);
    drum.addColorStop(0, edge);
    drum.addColorStop(0.5, middle);
    drum.addColorStop(1, edge);
    pen.fillStyle = drum;
    pen.fillRect(x, reels.y, cell.width, reels.height);
    decorate(x);
  }
}
