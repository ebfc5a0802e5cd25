import { fan } from './burst.ts';
import { steppedBox } from './frame.ts';
import { halo } from './paint.ts';
import { Pen } from './pen.ts';
import { svgDocument } from './poster.ts';

/** The picture of an activity: a scene without any lettering, as its title is text of the page. */
export interface ActivityPicture {
  slug: string;
  /** Layers from back to front, in units (640 × 360). */
  layers: (pen: Pen) => readonly string[];
  /** Colour of the frame; a pale picture takes a darker brass. */
  frame?: string;
  /** How much the edges are darkened, 0 to 1. */
  edge?: number;
}

export const SCENE = { width: 640, height: 360 } as const;
const { width: W, height: H } = SCENE;

/** The frame of every scene: brass and hairline with stepped corners, a small fan in each. */
function sceneFrame(colour: string): string {
  const line = (inset: number, width: number, opacity: number): string =>
    `<path d="${steppedBox(inset, inset, W - 2 * inset, H - 2 * inset, [10, 10])}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  const corner = (place: string): string =>
    `<g transform="${place}">${fan(24, 24, 30, { from: 0, to: 90, ribs: 4, colour, width: 1.3, opacity: 0.75, hinge: 0.3 })}</g>`;
  return [
    line(9, 3, 0.95),
    line(15.5, 1.1, 0.7),
    corner(''),
    corner(`translate(${W} 0) scale(-1 1)`),
    corner(`translate(0 ${H}) scale(1 -1)`),
    corner(`translate(${W} ${H}) scale(-1 -1)`),
  ].join('');
}

/** Edges sink into the dark, so that the eye stays at the hero. */
function sceneEdge(pen: Pen, strength: number): string {
  const fill = halo(
    pen,
    [
      [50, '#05020a', 0],
      [100, '#05020a', 0.85],
    ],
    W / 2,
    H / 2,
    400,
  );
  return `<rect width="${W}" height="${H}" fill="${fill}" opacity="${strength}"/>`;
}

export function activitySvg({ slug, layers, frame = '#e9bf6a', edge = 0.6 }: ActivityPicture): string {
  const pen = new Pen(`activity ${slug}`);
  const image = layers(pen).join('') + sceneEdge(pen, edge) + sceneFrame(frame);
  return svgDocument(W, H, pen, image);
}
