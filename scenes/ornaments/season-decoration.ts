import type { Paint } from '../../contract/config/paint.ts';
import type { Box, MarqueeLayout } from '../lobby/layout.ts';
import { christmasDecoration } from './christmas-decoration.ts';
import { fiestaDecoration } from './fiesta-decoration.ts';
import { newYearDecoration } from './new-year-decoration.ts';
import { svgImage } from './shapes.ts';

/** How far a decoration reaches over the frame's edges: into the lobby's margin, beside the crest, and down its sides. */
const REACH = { side: 12, above: 34, below: 112 };

const DECORATIONS = {
  christmas: christmasDecoration,
  newYear: newYearDecoration,
  festival: fiestaDecoration,
};
export type SeasonName = keyof typeof DECORATIONS;

/** Where the decoration lies in the lobby. Nothing in it covers the opening of the frame, of which the words are a part. */
export function decorationBox({ frame }: MarqueeLayout): Box {
  return {
    x: frame.x - REACH.side,
    y: frame.y - REACH.above,
    width: frame.width + 2 * REACH.side,
    height: REACH.above + Math.min(REACH.below, frame.height - 24),
  };
}

/** The decoration as an image as large as its box. */
export function decorationSvg(name: SeasonName, paint: Paint, marquee: MarqueeLayout): string {
  const { width, height } = decorationBox(marquee);
  const room = { paint, width: marquee.frame.width, crest: marquee.crest.width };
  return svgImage({ x: -REACH.side, y: -REACH.above, width, height }, DECORATIONS[name](room));
}
