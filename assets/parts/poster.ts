import { cutBox, posterFrame } from './frame.ts';
import { vignette } from './ground.ts';
import { Pen } from './pen.ts';

export interface Poster {
  slug: string;
  /** Layers from back to front, in poster units (300 × 400). */
  layers: (pen: Pen) => readonly string[];
  /** Colour of the frame; a pale poster takes a darker brass. */
  frame?: string;
  /** How much the edges are darkened, 0 to 1. */
  edge?: number;
}

export function posterSvg(poster: Poster): string {
  const pen = new Pen(poster.slug);
  const image = poster.layers(pen).join('') + vignette(pen, poster.edge ?? 0.55) + posterFrame(poster.frame);
  const cut = pen.url((id) => `<clipPath id="${id}"><path d="${cutBox(0, 0, 300, 400, 12)}"/></clipPath>`);
  return svgDocument(300, 400, pen, `<g clip-path="${cut}">${image}</g>`);
}

export function svgDocument(width: number, height: number, pen: Pen, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${pen.definitions}${content}</svg>`;
}
