import { Pen } from './pen.ts';
import { svgDocument } from './poster.ts';

/** Draws one symbol of a slot on 160 × 160 units, with nothing behind it. */
export type DrawSymbol = (pen: Pen) => readonly string[];

/** `speed` smears the symbol along the reel, in units, for the copies shown while it turns. */
export function symbolSvg(name: string, draw: DrawSymbol, speed = 0): string {
  const pen = new Pen(name);
  const image = draw(pen).join('');
  if (speed === 0) return svgDocument(160, 160, pen, image);
  const smear = pen.url(
    (id) => `<filter id="${id}" y="-20%" height="140%"><feGaussianBlur stdDeviation="0 ${speed}"/></filter>`,
  );
  return svgDocument(160, 160, pen, `<g filter="${smear}">${image}</g>`);
}
