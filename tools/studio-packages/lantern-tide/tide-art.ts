import { softRays } from '../../../assets/parts/burst.ts';
import { inkFloor } from '../../../assets/parts/ground.ts';
import { lettering } from '../../../assets/parts/lettering.ts';
import { blurred } from '../../../assets/parts/light.ts';
import { glow, linear } from '../../../assets/parts/paint.ts';
import { Pen, repeat } from '../../../assets/parts/pen.ts';
import { type Poster, svgDocument } from '../../../assets/parts/poster.ts';
import { ridge, wave } from '../../../assets/parts/scenery.ts';
import { dust } from '../../../assets/parts/sparkle.ts';
import { disc, pool } from '../../../assets/parts/theatre.ts';
import { TIDE_SYMBOLS } from './tide-symbols.ts';

/** The harbour at night, in poster units: moon, hills, and rows of water that carry lights. */
function harbour(pen: Pen): string {
  const sky = linear(pen, [
    [0, '#050a24'],
    [46, '#16296b'],
    [72, '#5a3f8f'],
    [100, '#c2607a'],
  ]);
  const row = (y: number, fill: string, crest: string, length: number, shift: number) =>
    wave(y, fill, crest, { height: 7, length, shift });
  return [
    `<rect width="300" height="400" fill="${sky}"/>`,
    dust(pen, 46, { x: 0, y: 0, width: 300, height: 170 }, '#eaf2ff', 1.1),
    softRays(pen, 150, 112, 240, 32, '#cfe0ff', 0.22),
    disc(pen, 150, 112, 54, ['#ffffff', '#dbe8ff', '#9db9ea']),
    ridge(pen, 214, 44, 7, '#1b1c55'),
    ridge(pen, 224, 30, 10, '#10123f'),
    row(222, '#1d3f8a', '#8fb6f5', 46, 0),
    pool(pen, 150, 236, 90, 12, '#eaf2ff', 0.65),
    row(246, '#17347a', '#6f9be8', 56, 18),
    row(276, '#112866', '#587fd0', 66, 6),
    row(312, '#0b1c50', '#44669f', 80, 30),
    row(352, '#07133a', '#2f4c80', 92, 12),
  ].join('');
}

const placed = (pen: Pen, name: string, x: number, y: number, size: number, turn = 0): string => {
  const draw = TIDE_SYMBOLS[name];
  const scale = size / 160;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-80 -80)">${draw?.(pen).join('') ?? ''}</g>`;
};

/** Lanterns that float on the water, the nearest largest. */
const lights = (pen: Pen): string =>
  repeat(11, (at, share) => {
    const y = 232 + share * 130;
    const x = pen.between(8, 292);
    const size = 3 + share * 7;
    return `${glow(pen, x, y, size * 4, '#ffb347', 0.75)}<rect x="${x - size / 2}" y="${y - size}" width="${size}" height="${size * 1.2}" rx="1.5" fill="${at % 3 ? '#ffd98a' : '#ff8f5a'}"/>`;
  });

export const TIDE_POSTER: Poster = {
  slug: 'lantern-tide',
  layers: (pen) => [
    harbour(pen),
    lights(pen),
    placed(pen, 'boat', 92, 218, 150, -3),
    blurred(0.6, placed(pen, 'lantern', 262, 66, 70, 8)),
    placed(pen, 'lantern', 208, 196, 168, 4),
    placed(pen, 'lotus', 62, 304, 92, -6),
    placed(pen, 'pearl', 246, 312, 76, 8),
    inkFloor(pen, 268, '#040a24', 0.97),
    lettering(pen, {
      text: 'LANTERN',
      face: 'righteous',
      x: 150,
      y: 340,
      width: 240,
      cap: 30,
      spacing: 0.06,
    }),
    lettering(pen, {
      text: 'TIDE',
      face: 'righteous',
      x: 150,
      y: 378,
      width: 190,
      cap: 30,
      spacing: 0.3,
      fill: 'ice',
      line: '#6f9be8',
    }),
  ],
};

/** What stands behind the reels, square, to be cut to any window. */
export function tideBackdrop(): string {
  const pen = new Pen('lantern-tide');
  const scene = harbour(pen) + lights(pen);
  return svgDocument(300, 300, pen, `<g transform="translate(0 -40)">${scene}</g>`);
}

/** The game's name, for above the reels. */
export function tideTitle(): string {
  const pen = new Pen('lantern-tide-title');
  const name = lettering(pen, {
    text: 'LANTERN TIDE',
    face: 'righteous',
    x: 150,
    y: 42,
    width: 284,
    cap: 28,
    spacing: 0.08,
  });
  return svgDocument(300, 56, pen, name);
}
