import type { Paint } from '../../contract/config/paint.ts';
import type { Box, MarqueeLayout } from '../lobby/layout.ts';
import { christmasDress } from './christmas-dress.ts';
import { fiestaDress } from './fiesta-dress.ts';
import { newYearDress } from './new-year-dress.ts';
import { svgImage } from './shapes.ts';

/** How far a dress reaches over the frame's edges: into the lobby's margin, beside the crest, and down its sides. */
const REACH = { side: 12, above: 34, below: 112 };

const DRESSES = { christmas: christmasDress, newYear: newYearDress, festival: fiestaDress };
export type DressName = keyof typeof DRESSES;

/** Where the dress lies in the lobby. Nothing in it covers the opening of the frame, of which the words are a part. */
export function dressBox({ frame }: MarqueeLayout): Box {
  return {
    x: frame.x - REACH.side,
    y: frame.y - REACH.above,
    width: frame.width + 2 * REACH.side,
    height: REACH.above + Math.min(REACH.below, frame.height - 24),
  };
}

/** The dress as an image as large as its box. */
export function dressSvg(name: DressName, paint: Paint, marquee: MarqueeLayout): string {
  const { width, height } = dressBox(marquee);
  const room = { paint, width: marquee.frame.width, crest: marquee.crest.width };
  return svgImage({ x: -REACH.side, y: -REACH.above, width, height }, DRESSES[name](room));
}
