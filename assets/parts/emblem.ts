import { rays, rings } from './burst.ts';
import { steppedBox } from './frame.ts';
import { jewelGround } from './ground.ts';
import { under } from './light.ts';
import { glow, halo, linear } from './paint.ts';
import { Pen } from './pen.ts';
import { svgDocument } from './poster.ts';
import { sparks } from './sparkle.ts';
import { greatFan, JEWELS, type Jewel, lamp, shadow } from './theatre.ts';

/** A picture of one kind of thing on 160 × 160 units; it is read in a row of a list and on a card of the mall. */
export interface Emblem {
  jewel: Jewel;
  /** What stands behind the hero; a fan in the jewel's colours without it. */
  behind?: 'fan' | 'rings' | 'sun';
  /** The light on the hero. */
  light?: string;
  /** The hero and what lies beside it, without anything behind. */
  hero: (pen: Pen) => readonly string[];
}

const SIZE = 160;
const CENTER = 80;
/** Where the hero stands. */
const FOOT = 132;

function behindOf(pen: Pen, { jewel, behind = 'fan' }: Emblem): string {
  const [bright, mid, deep] = JEWELS[jewel].map(([, colour]) => colour) as [string, string, string];
  if (behind === 'fan') return greatFan(CENTER, FOOT, 92, [mid, deep], bright, { count: 11 });
  if (behind === 'rings') return rings(CENTER, 78, [44, 52, 60, 68], bright, 1.4, 0.55);
  const fill = linear(pen, [
    [0, bright],
    [100, deep],
  ]);
  return `<circle cx="${CENTER}" cy="76" r="52" fill="${fill}"/>${rings(CENTER, 76, [57, 62], bright, 1.2, 0.6)}`;
}

/** Dark at the foot and the edges, so that the eye stays at the hero. */
function edge(pen: Pen): string {
  const dark = halo(
    pen,
    [
      [52, '#05020a', 0],
      [100, '#05020a', 0.8],
    ],
    CENTER,
    76,
    112,
  );
  return `<rect width="${SIZE}" height="${SIZE}" fill="${dark}"/>`;
}

const hairline = `<path d="${steppedBox(7, 7, 146, 146, [6, 6])}" fill="none" stroke="#e9bf6a" stroke-width="1.4" opacity=".55"/>`;

export function emblemSvg(name: string, emblem: Emblem): string {
  const pen = new Pen(name);
  const { jewel, light = '#ffcf6b', hero } = emblem;
  const image = [
    jewelGround(pen, JEWELS[jewel], CENTER, 70, 126),
    rays(CENTER, 78, 130, 22, '#ffe7a6', 0.13),
    behindOf(pen, emblem),
    edge(pen),
    glow(pen, CENTER, 78, 62, light, 0.5),
    shadow(pen, CENTER, FOOT + 4, 54),
    under(lamp(pen, light, 0.5, 0.7), ...hero(pen)),
    sparks(pen, 5, { x: 24, y: 20, width: 112, height: 50 }, 6),
    hairline,
  ].join('');
  return svgDocument(SIZE, SIZE, pen, image);
}
