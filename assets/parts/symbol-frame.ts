import { Pen } from './pen.ts';
import { svgDocument } from './poster.ts';

/** Draws one symbol of a slot on 160 × 160 units, with nothing behind it. */
export type DrawSymbol = (pen: Pen) => readonly string[];

export function symbolSvg(name: string, draw: DrawSymbol): string {
  const pen = new Pen(name);
  const image = draw(pen).join('');
  return svgDocument(160, 160, pen, image);
}
