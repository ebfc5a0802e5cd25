import { relief } from '../parts/light.ts';
import type { Metal } from '../parts/paint.ts';
import { engraved } from '../parts/symbol.ts';
import { symbolSvg } from '../parts/symbol-frame.ts';

/** Units of the drawing, which `symbolSvg` gives to a symbol. */
const MIDDLE = 80;
/** CSS pixels. */
const SIZE = 120;

function crest(name: string, icon: string, fill: Metal, glow: string) {
  const svg = symbolSvg(`ui/${name}`, (pen) => [
    engraved(pen, icon, fill, {
      x: MIDDLE,
      y: MIDDLE,
      size: 132,
      filter: relief(pen, { glow, glowStrength: 0.6, glowSize: 8, bevel: 2 }),
    }),
  ]);
  return { [name]: { width: SIZE, height: SIZE, svg } };
}

/** The emblems of the tables, as their posters show them. Sizes in CSS pixels. */
export const pieces = {
  ...crest('table-dragon', 'dragon-head', 'brass', '#ffd04a'),
  ...crest('table-tiger', 'tiger-head', 'silver', '#6fd0ff'),
  ...crest('table-queen-crown', 'queen-crown', 'brass', '#ffcf6b'),
  ...crest('table-imperial-crown', 'imperial-crown', 'brass', '#ffcf6b'),
};
