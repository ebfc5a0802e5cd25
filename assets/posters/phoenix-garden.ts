import { petals, rays, rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { cloud, hills } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** A pale morning: the phoenix before a coral sun, blossom over it, the garden's terraces under it. */
export const poster: Poster = {
  slug: 'phoenix-garden',
  frame: '#a8642a',
  edge: 0.2,
  layers: (pen) => {
    const blossom = rim(pen, {
      rim: '#ffffff',
      glow: '#ff9ab0',
      glowStrength: 0.4,
      glowSize: 4,
      shade: 0.15,
      size: 0.7,
    });
    const sun = linear(pen, [
      [0, '#ff8a5c'],
      [100, '#d8323c'],
    ]);
    return [
      jewelGround(
        pen,
        [
          [0, '#fffaf0'],
          [50, '#fbe3cb'],
          [100, '#e3a98e'],
        ],
        130,
        170,
        310,
      ),
      rays(126, 176, 460, 36, '#f0b48e', 0.28),
      `<circle cx="126" cy="176" r="116" fill="${sun}"/>`,
      rings(126, 176, [108, 122, 128], '#c9862f', 1.3, 0.85),
      rings(126, 176, [92, 74, 56], '#ffd9a0', 0.9, 0.5),
      cloud(12, 96, 26, ['#fff3e2', '#fbd9c0'], '#c98a4a'),
      cloud(276, 208, 30, ['#fff3e2', '#fbd9c0'], '#c98a4a'),
      '<path d="M308 -6C262 22 230 26 196 58M262 18C250 44 246 58 252 84M230 30C214 34 196 30 180 22" fill="none" stroke="#5a2a24" stroke-width="6" stroke-linecap="round"/>',
      repeat(8, (index) =>
        fluent('cherry-blossom', {
          x: [276, 248, 214, 252, 190, 182, 232, 288][index] ?? 0,
          y: [20, 36, 48, 82, 64, 24, 16, 52][index] ?? 0,
          size: [44, 34, 40, 36, 28, 26, 24, 30][index] ?? 30,
          turn: index * 37,
          filter: blossom,
        }),
      ),
      glow(pen, 146, 190, 120, '#ffdf8a', 0.7),
      fluent('phoenix-bird', {
        x: 146,
        y: 182,
        size: 226,
        filter: rim(pen, { rim: '#fff3c9', glow: '#ff5a1e', glowStrength: 0.7, glowSize: 11, shade: 0.28 }),
        tint: 'saturate(1.2) contrast(1.06)',
      }),
      hills([306, 292, 300, 286, 296], '#4f9a7a', '#fff3c9'),
      repeat(5, (index) =>
        petals(10 + index * 70, 340, 6, 46, {
          count: 7,
          fills: ['#2f7d63', '#3f9676'],
          line: '#ffe9b8',
          width: 1,
        }),
      ),
      hills([330, 322, 334, 324, 332], '#173f38', '#e9bf6a'),
      engraved(pen, 'pagoda', '#173f38', { x: 262, y: 286, size: 84 }),
      dust(pen, 34, { x: 20, y: 60, width: 260, height: 240 }, '#ff7a3c', 1.8),
      lettering(pen, {
        text: 'Phoenix',
        face: 'yeseva-one',
        x: 150,
        y: 336,
        width: 250,
        cap: 46,
        fill: 'fire',
        key: '#3a0a10',
      }),
      lettering(pen, {
        text: 'GARDEN',
        face: 'yeseva-one',
        x: 150,
        y: 380,
        width: 214,
        cap: 30,
        spacing: 0.14,
        fill: 'ivory',
        key: '#0c2a26',
      }),
    ];
  },
};
