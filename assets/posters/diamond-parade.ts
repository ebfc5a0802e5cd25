import { around, softRays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { brilliant } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { beam, tower } from '../parts/scenery.ts';
import { bulb, sparks } from '../parts/sparkle.ts';

/** A street at night in silver: one great stone over the crossing, the others marching up from the corner. */
export const poster: Poster = {
  slug: 'diamond-parade',
  frame: '#cfdcec',
  layers: (pen) => {
    const bright = rim(pen, {
      rim: '#ffffff',
      glow: '#7fc8ff',
      glowStrength: 0.9,
      glowSize: 14,
      shade: 0.15,
    });
    const small = rim(pen, { rim: '#ffffff', glow: '#8fa8ff', glowStrength: 0.5, glowSize: 6, shade: 0.2 });
    const road = linear(pen, [
      [0, '#3a4a78'],
      [100, '#0a0f26'],
    ]);
    const march: readonly [number, number, number, readonly [string, string, string]][] = [
      [252, 236, 30, ['#ffe6e6', '#ff5a6a', '#a30d2a']],
      [214, 250, 40, ['#fff6d0', '#ffc94a', '#a86c10']],
      [166, 268, 52, ['#e2ffee', '#3fd08c', '#0c7a4c']],
      [104, 290, 66, ['#f6e2ff', '#b05af0', '#5a189c']],
    ];
    return [
      jewelGround(
        pen,
        [
          [0, '#8fb4ff'],
          [24, '#3f5cc4'],
          [60, '#161f5c'],
          [100, '#050822'],
        ],
        206,
        112,
        310,
      ),
      softRays(pen, 204, 118, 320, 30, '#dfeaff', 0.5),
      tower(pen, -8, 56, 300, '#1b2560', { lights: '#dfe8ff', base: 330 }),
      tower(pen, 50, 44, 220, '#26327a', { lights: '#dfe8ff', base: 330 }),
      tower(pen, 262, 50, 250, '#1b2560', { lights: '#dfe8ff', base: 330 }),
      beam(pen, [40, 330], [-30, -20], 90, '#dfeaff', 0.3),
      `<path d="M300 236L0 290V400H300Z" fill="${road}"/><path d="M300 236L0 290" stroke="#cfdcec" stroke-width="2"/>`,
      around(204, 116, 98, 34, (x, y, index) => bulb(pen, x, y, 3, index % 3 > 0)),
      glow(pen, 204, 118, 120, '#dff0ff', 0.8),
      under(bright, brilliant(pen, 204, 114, 168, ['#ffffff', '#8fd6ff', '#2f74d0'])),
      march
        .map(
          ([x, y, size, hues]) =>
            `<ellipse cx="${x}" cy="${n(y + size * 0.5)}" rx="${n(size * 0.4)}" ry="5" fill="#02041a" opacity=".6"/>${under(small, brilliant(pen, x, y, size, hues))}`,
        )
        .join(''),
      under(small, brilliant(pen, 30, 322, 84)),
      repeat(7, (index) => bulb(pen, 290 - index * 44, 264 + index * 8, 2.4 + index * 0.35)),
      sparks(pen, 16, { x: 90, y: 24, width: 200, height: 210 }, 9, '#ffffff'),
      inkFloor(pen, 276, '#04061c', 0.97),
      lettering(pen, {
        text: 'DIAMOND',
        face: 'bungee-inline',
        x: 150,
        y: 342,
        width: 262,
        cap: 36,
        fill: 'ice',
        key: '#060a2a',
        line: '#b9cdea',
      }),
      lettering(pen, {
        text: 'PARADE',
        face: 'bungee-inline',
        x: 150,
        y: 381,
        width: 206,
        cap: 28,
        fill: 'silver',
        key: '#060a2a',
        line: '#b9cdea',
      }),
    ];
  },
};
