import { type PyramidShape, palette, pyramid } from '../palettes/pharaohs-sun.ts';
import { around, rays, rings } from '../parts/burst.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { hills } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

const STONE = { bright: ['#fff0b8', '#c9812a'], dark: ['#8a4a18', '#4d2208'] } as const;

/** A pyramid near enough to show its courses of stone. */
function coursedPyramid(pen: Pen, shape: PyramidShape): string {
  const { x, foot, half, height } = shape;
  const courses = repeat(10, (index) => {
    const share = (index + 1) / 11;
    const y = foot - height * (1 - share);
    return `<path d="M${n(x - half * 0.3 * share)} ${n(y)}L${n(x + half * share)} ${n(y)}" stroke="#7a3d12" stroke-width=".9" opacity=".5"/>`;
  });
  return pyramid(pen, shape, STONE) + courses;
}

/** The sun stands on the right; a falcon of brass keeps watch from the left, wings of enamel below it. */
export const poster: Poster = {
  slug: 'pharaohs-sun',
  layers: (pen) => {
    const { sun, warm } = palette(pen, 8);
    return [
      sky(pen, [
        [0, '#2a1030'],
        [30, '#8a2f2a'],
        [58, '#f08a2e'],
        [74, '#ffd27a'],
        [100, '#5e2c0c'],
      ]),
      rays(206, 118, 460, 40, '#ffe7a6', 0.22),
      glow(pen, 206, 118, 190, '#ffd98a', 0.7),
      `<circle cx="206" cy="118" r="74" fill="${sun}"/>`,
      rings(206, 118, [66, 80, 84], '#fff3c9', 1.4, 0.8),
      around(
        206,
        118,
        96,
        28,
        (x, y, index, degrees) =>
          `<path transform="translate(${x} ${y}) rotate(${n(degrees)})" d="M-6 -2L${index % 2 ? 10 : 20} 0L-6 2Z" fill="#fff3c9" opacity=".85"/>`,
      ),
      coursedPyramid(pen, { x: 268, foot: 288, half: 108, height: 128 }),
      coursedPyramid(pen, { x: 178, foot: 288, half: 66, height: 74 }),
      hills([282, 270, 286, 274, 280], '#6b3410', '#ffcf8a'),
      hills([304, 290, 300, 312, 296], '#3a1807'),
      engraved(pen, 'egyptian-bird', 'brass', {
        x: 112,
        y: 168,
        size: 246,
        filter: relief(pen, {
          glow: '#ffcf6b',
          glowStrength: 0.75,
          glowSize: 12,
          key: '#2b1003',
          bevel: 2.4,
          height: 5,
        }),
      }),
      fluent('beetle', {
        x: 246,
        y: 288,
        size: 70,
        turn: 18,
        filter: warm,
        tint: 'hue-rotate(28deg) saturate(1.4)',
      }),
      dust(pen, 40, { x: 20, y: 40, width: 260, height: 220 }, '#fff3c9', 1.4),
      inkFloor(pen, 262, '#1d0b03', 0.98),
      lettering(pen, {
        text: 'PHARAOH’S',
        face: 'cinzel-decorative',
        x: 150,
        y: 338,
        width: 250,
        cap: 32,
      }),
      lettering(pen, {
        text: 'SUN',
        face: 'cinzel-decorative',
        x: 150,
        y: 382,
        width: 200,
        cap: 36,
        fill: 'fire',
        spacing: 0.16,
      }),
    ];
  },
};
