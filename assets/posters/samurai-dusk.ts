import { rings } from '../parts/burst.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { cloud, hills, leaf, ridge } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** The sun goes down behind a helmet of copper; a sword cuts the image from corner to corner. */
export const poster: Poster = {
  slug: 'samurai-dusk',
  layers: (pen) => {
    const sun = linear(pen, [
      [0, '#ffb15c'],
      [50, '#ef3b34'],
      [100, '#8f1038'],
    ]);
    return [
      sky(pen, [
        [0, '#140a34'],
        [34, '#4a1a5c'],
        [58, '#c23a4a'],
        [72, '#ff9a5c'],
        [100, '#2a0a24'],
      ]),
      dust(pen, 40, { x: 0, y: 0, width: 300, height: 130 }, '#ffe7d0', 1),
      glow(pen, 84, 226, 210, '#ff8a4a', 0.7),
      `<circle cx="84" cy="226" r="104" fill="${sun}"/>`,
      rings(84, 226, [112, 118], '#ffd09a', 1.1, 0.6),
      '<path d="M-20 206H190M-20 236H214M-20 262H170" stroke="#4a1440" stroke-width="5" opacity=".45"/>',
      ridge(pen, 292, 66, 3, '#5a1a4a'),
      cloud(262, 96, 26, ['#3a1650', '#55206a'], '#f0a080'),
      hills([304, 288, 296, 280, 300], '#2a0c2e', '#f0a080'),
      fluent('shinto-shrine', { x: 48, y: 270, size: 76, tint: 'brightness(.55) saturate(1.3)' }),
      engraved(pen, 'katana', 'silver', {
        x: 160,
        y: 170,
        size: 330,
        turn: 8,
        filter: relief(pen, {
          glow: '#ffb48a',
          glowStrength: 0.5,
          glowSize: 6,
          key: '#120418',
          light: '#ffffff',
          bevel: 1.2,
        }),
      }),
      engraved(pen, 'samurai-helmet', 'copper', {
        x: 176,
        y: 182,
        size: 236,
        filter: relief(pen, {
          glow: '#ff7a3c',
          glowStrength: 0.8,
          glowSize: 13,
          key: '#1c0610',
          light: '#ffe0c0',
          bevel: 2,
          height: 5,
          azimuth: 200,
        }),
      }),
      repeat(12, () =>
        leaf(pen.between(20, 280), pen.between(60, 290), pen.between(9, 15), pen.between(0, 360), '#ff7a5c'),
      ),
      inkFloor(pen, 262, '#14041c', 0.97),
      lettering(pen, {
        text: 'SAMURAI',
        face: 'federo',
        x: 150,
        y: 338,
        width: 254,
        cap: 38,
        fill: 'copper',
        key: '#1c0614',
        line: '#f0a080',
      }),
      lettering(pen, {
        text: 'DUSK',
        face: 'federo',
        x: 150,
        y: 381,
        width: 190,
        cap: 30,
        spacing: 0.3,
        fill: 'fire',
        key: '#1c0614',
        line: null,
      }),
    ];
  },
};
