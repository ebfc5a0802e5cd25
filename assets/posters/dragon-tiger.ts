import { rays } from '../parts/burst.ts';
import { inkFloor } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief } from '../parts/light.ts';
import { halo, linear, metal } from '../parts/paint.ts';
import type { Poster } from '../parts/poster.ts';
import { cloud } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** The image is split by lightning of brass: the dragon above in flame, the tiger below in night. */
export const poster: Poster = {
  slug: 'dragon-tiger',
  layers: (pen) => {
    const fire = halo(
      pen,
      [
        [0, '#ffb04a'],
        [36, '#d8321f'],
        [100, '#4a0610'],
      ],
      90,
      90,
      240,
    );
    const night = halo(
      pen,
      [
        [0, '#5fd0ff'],
        [36, '#1c5ab0'],
        [100, '#060f34'],
      ],
      214,
      256,
      230,
    );
    const split = 'M320 60L196 132L214 146L96 196L116 212L-20 276';
    const upper = pen.url(
      (id) =>
        `<clipPath id="${id}"><path d="M-20 -20H320V60L196 132L214 146L96 196L116 212L-20 276Z"/></clipPath>`,
    );
    const lower = pen.url(
      (id) =>
        `<clipPath id="${id}"><path d="M320 60L196 132L214 146L96 196L116 212L-20 276V420H320Z"/></clipPath>`,
    );
    return [
      `<g clip-path="${lower}"><rect width="300" height="400" fill="${night}"/>${rays(214, 250, 420, 34, '#9fe0ff', 0.16)}${cloud(284, 190, 26, ['#123a86', '#1c4a9c'], '#9fd0ff')}</g>`,
      `<g clip-path="${upper}"><rect width="300" height="400" fill="${fire}"/>${rays(86, 96, 420, 34, '#ffdf8a', 0.2)}${cloud(24, 212, 24, ['#8a1420', '#a81f28'], '#ffcf8a')}</g>`,
      engraved(pen, 'dragon-head', 'brass', {
        x: 106,
        y: 114,
        size: 190,
        turn: 6,
        filter: relief(pen, { glow: '#ffd04a', glowStrength: 0.8, glowSize: 12, bevel: 2 }),
      }),
      `<path d="${split}" fill="none" stroke="#2a0a08" stroke-width="15" stroke-linejoin="miter"/><path d="${split}" fill="none" stroke="${metal(pen, 'brass')}" stroke-width="9"/><path d="${split}" fill="none" stroke="#fffbe6" stroke-width="2"/>`,
      engraved(pen, 'tiger-head', 'silver', {
        x: 206,
        y: 234,
        size: 162,
        filter: relief(pen, {
          glow: '#6fd0ff',
          glowStrength: 0.8,
          glowSize: 12,
          key: '#04102c',
          light: '#ffffff',
          bevel: 1.8,
        }),
      }),
      dust(pen, 34, { x: 10, y: 20, width: 200, height: 160 }, '#ffe08a', 2),
      dust(pen, 30, { x: 110, y: 160, width: 180, height: 140 }, '#dff4ff', 1.8),
      inkFloor(pen, 256, '#0a0614', 0.98),
      lettering(pen, {
        text: 'DRAGON',
        face: 'cinzel-decorative',
        x: 130,
        y: 334,
        width: 220,
        cap: 34,
        fill: 'fire',
        key: '#2a0608',
      }),
      lettering(pen, {
        text: '& TIGER',
        face: 'cinzel-decorative',
        x: 164,
        y: 381,
        width: 232,
        cap: 36,
        fill: 'ice',
        key: '#04102c',
        line: '#9fc4e6',
      }),
      `<path d="M30 346H270" stroke="${linear(pen, [
        [0, '#e9bf6a'],
        [100, '#e9bf6a'],
      ])}" stroke-width=".8" opacity=".5"/>`,
    ];
  },
};
