import { inkSide } from './ground.ts';
import { Pen } from './pen.ts';
import { svgDocument } from './poster.ts';

/**
 * Wide art on 720 × 276 units. The hero stands right of the middle. The narrow size loses what is left of
 * x = 83, so nothing of weight stands there, and the title is placed by the size's own left edge.
 */
export interface Banner {
  slug: string;
  layers: (pen: Pen) => readonly string[];
  /** Lettering inside 270 × 90 units, its upper left corner at (0, 0). */
  title: (pen: Pen) => readonly string[];
  /** Colour the left side sinks into. */
  shade: string;
}

const HEIGHT = 276;
const FULL_WIDTH = 720;
/** How far the darkness reaches in, as a share of the shown width. */
const SHADE_WIDTH = 0.58;
/** Where the text begins, as a share of the shown width, and of the height. */
const TITLE_AT = { x: 0.14, y: 0.26 };

/** The banner cut to `width / height`, from the right. */
export function bannerSvg(banner: Banner, aspect: number): string {
  const pen = new Pen(`banner ${banner.slug}`);
  const width = Math.min(FULL_WIDTH, HEIGHT * aspect);
  const left = FULL_WIDTH - width;
  const title = `<g transform="translate(${left + width * TITLE_AT.x} ${HEIGHT * TITLE_AT.y}) scale(${width / FULL_WIDTH})">${banner.title(pen).join('')}</g>`;
  const image = banner.layers(pen).join('') + inkSide(pen, banner.shade, left, width * SHADE_WIDTH) + title;
  return svgDocument(width, HEIGHT, pen, `<g transform="translate(${-left} 0)">${image}</g>`);
}
