import { palette } from '../palettes/moon-wolf.ts';
import { rings } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief, rim, under } from '../parts/light.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { pine, ridge } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** Upper left a cold moon, lower right the wolf in silver, mountains and the northern lights between. */
export const poster: Poster = {
  slug: 'moon-wolf',
  layers: (pen) => {
    const { aurora, moon } = palette(pen, 0.75);
    return [
      jewelGround(
        pen,
        [
          [0, '#3f8be0'],
          [36, '#153f8a'],
          [78, '#081a4a'],
          [100, '#030a20'],
        ],
        96,
        104,
        330,
      ),
      dust(pen, 90, { x: 0, y: 0, width: 300, height: 230 }, '#ffffff', 1.1),
      blurred(
        7,
        `<path d="M-20 70Q90 -10 170 60T330 20V96Q240 96 170 136T-20 132Z" fill="${aurora}"/><path d="M60 190Q150 110 220 150T330 110V160Q250 170 200 190T60 220Z" fill="${aurora}" opacity=".6"/>`,
      ),
      under(
        rim(pen, { rim: '#ffffff', glow: '#8fd0ff', glowSize: 18, glowStrength: 0.9, shade: 0.2 }),
        `<circle cx="104" cy="108" r="84" fill="${moon}"/>`,
      ),
      '<g fill="#9fbfe4" opacity=".5"><circle cx="74" cy="80" r="17"/><circle cx="126" cy="66" r="9"/><circle cx="62" cy="128" r="11"/><circle cx="104" cy="154" r="14"/><circle cx="142" cy="120" r="7"/></g>',
      rings(104, 108, [94, 99], '#dff0ff', 1, 0.5),
      ridge(pen, 262, 70, 5, '#2158a6'),
      ridge(pen, 286, 56, 6, '#123470'),
      repeat(6, (index) =>
        pine([12, 38, 64, 232, 268, 290][index] ?? 0, 320, pen.between(70, 112), '#081c48'),
      ),
      engraved(pen, 'wolf-head', 'silver', {
        x: 172,
        y: 206,
        size: 224,
        isFlipped: true,
        turn: 8,
        filter: relief(pen, {
          glow: '#6fc4ff',
          glowStrength: 0.85,
          glowSize: 13,
          key: '#04122c',
          light: '#ffffff',
          bevel: 2,
        }),
      }),
      dust(pen, 40, { x: 0, y: 140, width: 300, height: 200 }, '#ffffff', 1.9),
      inkFloor(pen, 262, '#020818', 0.98),
      lettering(pen, {
        text: 'MOON',
        face: 'bebas-neue',
        x: 150,
        y: 330,
        width: 184,
        cap: 38,
        spacing: 0.22,
        fill: 'silver',
        key: '#04122c',
        line: '#8fb8e0',
      }),
      lettering(pen, {
        text: 'WOLF',
        face: 'bebas-neue',
        x: 150,
        y: 380,
        width: 220,
        cap: 46,
        spacing: 0.14,
        fill: 'ice',
        key: '#04122c',
        line: '#8fb8e0',
      }),
    ];
  },
};
