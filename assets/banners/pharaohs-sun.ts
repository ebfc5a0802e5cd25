import { palette, pyramid } from '../palettes/pharaohs-sun.ts';
import type { Banner } from '../parts/banner.ts';
import { around, rays, rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n } from '../parts/pen.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

const STONE = { bright: ['#ffe9a8', '#b8701f'], dark: ['#7a3f16', '#421c07'] } as const;

/** The falcon stands before the rising sun; its light comes from the lower right, over the river. */
export const banner: Banner = {
  slug: 'pharaohs-sun',
  shade: '#1d0a06',
  layers: (pen) => {
    const { sun, warm } = palette(pen, 9);
    return [
      jewelGround(
        pen,
        [
          [0, '#ffb347'],
          [30, '#d8641e'],
          [62, '#7a2418'],
          [100, '#1d0a06'],
        ],
        572,
        150,
        470,
      ),
      rays(572, 138, 760, 44, '#ffe7a6', 0.2),
      glow(pen, 572, 138, 230, '#ffd98a', 0.6),
      `<circle cx="572" cy="132" r="104" fill="${sun}"/>`,
      rings(572, 132, [94, 111, 116], '#fff3c9', 1.5, 0.8),
      around(
        572,
        132,
        128,
        36,
        (x, y, index, degrees) =>
          `<path transform="translate(${x} ${y}) rotate(${n(degrees)})" d="M-6 -2.400L${index % 2 ? 10 : 22} 0L-6 2.400Z" fill="#fff3c9" opacity=".85"/>`,
      ),
      pyramid(pen, { x: 684, foot: 240, half: 104, height: 120 }, STONE),
      pyramid(pen, { x: 452, foot: 240, half: 74, height: 80 }, STONE),
      pyramid(pen, { x: 398, foot: 240, half: 46, height: 48 }, STONE),
      `<path d="M-10 250Q200 236 420 232T730 226V280H-10Z" fill="${linear(pen, [
        [0, '#7a3d12'],
        [100, '#2b1206'],
      ])}"/><path d="M-10 250Q200 236 420 232T730 226" fill="none" stroke="#ffcf8a" stroke-width="1.6"/>`,
      engraved(pen, 'egyptian-bird', 'brass', {
        x: 566,
        y: 142,
        size: 252,
        filter: relief(pen, {
          glow: '#7a1c0a',
          glowStrength: 0.9,
          glowSize: 12,
          key: '#2b1003',
          bevel: 2.4,
          height: 5,
        }),
      }),
      fluent('beetle', {
        x: 452,
        y: 232,
        size: 78,
        turn: -14,
        filter: warm,
        tint: 'hue-rotate(28deg) saturate(1.4)',
      }),
      dust(pen, 50, { x: 350, y: 20, width: 350, height: 230 }, '#fff3c9', 1.7),
    ];
  },
  title: (pen) => [
    lettering(pen, { text: 'PHARAOH’S', face: 'cinzel-decorative', x: 128, y: 34, width: 256, cap: 34 }),
    lettering(pen, {
      text: 'SUN',
      face: 'cinzel-decorative',
      x: 92,
      y: 90,
      width: 184,
      cap: 48,
      fill: 'fire',
      spacing: 0.14,
    }),
  ],
};
