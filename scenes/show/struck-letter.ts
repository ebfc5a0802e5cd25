import type { Texture } from 'pixi.js';
import type { Ramp } from '../../contract/config/paint.ts';
import { drawLettering, type Lettering, measureLettering, readRuler } from '../parts/lettering.ts';
import type { Sheet } from '../parts/sheet.ts';

/** Letters struck from metal: a ramp within a dark edge, thick at the foot, over a shadow. */
export interface StruckFace {
  readonly family: string;
  readonly sizePx: number;
  readonly fill: Ramp;
  /** Of the edge, from the theme's darkest metal. */
  readonly edge: string;
  /** Colour of a second outline around the metal, set off by a hairline; without one there is none. */
  readonly rim?: string;
}

const LINE_HEIGHT = 1.2;
/** Shares of the size. */
const EDGE = 0.06;
const THICKNESS = 0.05;
const SHADOW_BLUR = 0.09;
const RIM = 0.035;
const HAIRLINE = 0.022;
/** What edge, thickness and shadow take around a letter. */
const PAD = 0.2;

const padOf = (face: StruckFace) => Math.ceil(face.sizePx * PAD);

function letteringOf(face: StruckFace, text: string, x: number, y: number): Lettering {
  const { family, sizePx, fill } = face;
  return { text, weight: 400, family, sizePx, x, y, lineHeight: sizePx * LINE_HEIGHT, fill };
}

/** Width of text in this font, without edge and shadow. */
export function struckWidth(face: StruckFace, text: string): number {
  return measureLettering(readRuler(), letteringOf(face, text, 0, 0));
}

/** A letter's two pictures, alike in size: edges lie under all faces, or one would cut into its neighbour's metal. */
export interface StruckLetter {
  readonly edge: Texture;
  readonly metal: Texture;
}

/** Textures of one letter, whose middle is the middle of the letter's own box. Upload the sheet after the last one. */
export function struckLetter(sheet: Sheet, face: StruckFace, letter: string): StruckLetter {
  const pad = padOf(face);
  const width = struckWidth(face, letter) + 2 * pad;
  const height = face.sizePx * LINE_HEIGHT + 2 * pad;
  const line = letteringOf(face, letter, pad, pad);
  const paint = (layer: string, draw: (context: CanvasRenderingContext2D) => void) =>
    sheet.add(`struck:${layer}:${face.family}:${face.sizePx}:${letter}`, width, height, draw);
  return {
    edge: paint('edge', (context) => drawEdge(context, face, line)),
    metal: paint('metal', (context) => drawMetal(context, face, line)),
  };
}

function drawMetal(context: CanvasRenderingContext2D, face: StruckFace, line: Lettering): void {
  const { rim, edge, sizePx } = face;
  if (rim)
    drawLettering(context, { ...line, fill: rim, outline: { colour: rim, widthPx: sizePx * RIM * 2 } });
  drawLettering(context, { ...line, ...(rim && { outline: { colour: edge, widthPx: sizePx * HAIRLINE } }) });
}

/** The letter's dark outline, thick at the foot, over its shadow. */
function drawEdge(context: CanvasRenderingContext2D, face: StruckFace, line: Lettering): void {
  const thickness = face.sizePx * THICKNESS;
  const outline = { colour: face.edge, widthPx: face.sizePx * (EDGE + (face.rim ? RIM : 0)) * 2 };
  const edged = { ...line, fill: face.edge, outline };
  context.shadowColor = '#000';
  context.shadowBlur = face.sizePx * SHADOW_BLUR;
  context.shadowOffsetY = thickness;
  drawLettering(context, { ...edged, y: line.y + thickness });
  context.shadowColor = 'transparent';
  drawLettering(context, edged);
}
