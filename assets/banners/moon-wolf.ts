import { palette } from '../palettes/moon-wolf.ts';
import type { Banner } from '../parts/banner.ts';
import { rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief, rim, under } from '../parts/light.ts';
import { repeat } from '../parts/pen.ts';
import { pine } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** A full moon fills the sky behind the wolf; northern lights come in from the left, a wood stands below. */
export const banner: Banner = {
  slug: 'moon-wolf',
  shade: '#030a20',
  layers: (pen) => {
    const { aurora, moon } = palette(pen, 0.8);
    return [
      jewelGround(
        pen,
        [
          [0, '#4a97ec'],
          [32, '#184690'],
          [72, '#081a4a'],
          [100, '#030a20'],
        ],
        590,
        110,
        440,
      ),
      dust(pen, 110, { x: 260, y: 0, width: 460, height: 190 }, '#ffffff', 1.1),
      blurred(
        8,
        `<path d="M180 120Q330 10 470 80T730 20V90Q560 120 470 150T180 190Z" fill="${aurora}"/><path d="M300 190Q420 110 540 160T730 130V180Q600 190 520 206T300 230Z" fill="${aurora}" opacity=".6"/>`,
      ),
      under(
        rim(pen, { rim: '#ffffff', glow: '#8fd0ff', glowSize: 20, glowStrength: 0.9, shade: 0.15 }),
        `<circle cx="606" cy="122" r="118" fill="${moon}"/>`,
      ),
      '<g fill="#9fbfe4" opacity=".45"><circle cx="566" cy="76" r="22"/><circle cx="640" cy="58" r="12"/><circle cx="548" cy="142" r="14"/><circle cx="664" cy="150" r="18"/><circle cx="616" cy="190" r="12"/></g>',
      rings(606, 122, [128, 134], '#dff0ff', 1, 0.5),
      '<path d="M170 276L262 246L300 236L352 204L396 230L446 190L504 236L560 206L620 240L676 198L730 232V276Z" fill="#1c4d96" opacity=".75"/>',
      repeat(11, (index) =>
        pine(330 + index * 39, 282, pen.between(58, 104), index % 2 ? '#081c48' : '#0b2458'),
      ),
      engraved(pen, 'wolf-head', 'silver', {
        x: 548,
        y: 158,
        size: 254,
        isFlipped: true,
        turn: 4,
        filter: relief(pen, {
          glow: '#6fc4ff',
          glowStrength: 0.85,
          glowSize: 14,
          key: '#04122c',
          light: '#ffffff',
          bevel: 2.2,
        }),
      }),
      blurred(1.4, pine(696, 292, 150, '#03102e'), pine(404, 296, 96, '#03102e')),
      dust(pen, 44, { x: 360, y: 30, width: 350, height: 230 }, '#ffffff', 2),
    ];
  },
  title: (pen) => [
    lettering(pen, {
      text: 'MOON',
      face: 'bebas-neue',
      x: 92,
      y: 34,
      width: 184,
      cap: 42,
      spacing: 0.2,
      fill: 'silver',
      key: '#04122c',
      line: '#8fb8e0',
    }),
    lettering(pen, {
      text: 'WOLF',
      face: 'bebas-neue',
      x: 114,
      y: 90,
      width: 228,
      cap: 54,
      spacing: 0.14,
      fill: 'ice',
      key: '#04122c',
      line: '#8fb8e0',
    }),
  ],
};
