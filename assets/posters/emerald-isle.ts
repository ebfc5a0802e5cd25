import { rays, rings } from '../parts/burst.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { brilliant } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { coin } from '../parts/props.ts';
import { cloud, curledWaves, hills } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** A harp of brass on a headland, sea on the left, a stone tower far off under a clearing sky. */
export const poster: Poster = {
  slug: 'emerald-isle',
  layers: (pen) => {
    const soft = rim(pen, { rim: '#eaffd0', glow: '#3fe07a', glowStrength: 0.4, glowSize: 6 });
    const gold = rim(pen, { rim: '#fff3c9', glow: '#ffb347', glowSize: 5, size: 0.8 });
    const turf = (top: string, foot: string): string =>
      linear(pen, [
        [0, top],
        [100, foot],
      ]);
    return [
      sky(pen, [
        [0, '#0e4a52'],
        [30, '#2f8a80'],
        [52, '#a8d99a'],
        [64, '#fff0b0'],
        [100, '#1c5a3a'],
      ]),
      rays(244, 214, 420, 34, '#fff6c0', 0.25),
      glow(pen, 244, 214, 170, '#fff6c8', 0.95),
      cloud(58, 66, 34, ['#3f9a8a', '#57ab98'], '#e3f6c8'),
      cloud(262, 48, 22, ['#3f9a8a', '#57ab98'], '#e3f6c8'),
      '<path d="M0 236H300V300H0Z" fill="#1c7a86"/>',
      repeat(
        6,
        (index) =>
          `<path d="M${index * 22} ${244 + index * 6}H${300 - index * 10}" stroke="#bff0e0" stroke-width="1" opacity=".5"/>`,
      ),
      `<path d="M300 196C250 204 226 220 204 236H300Z" fill="${turf('#5aa84a', '#2a6a34')}"/>`,
      `<path d="M252 206V148H258V140H264V148H272V140H278V148H284V206Z" fill="#3f5a52"/><path d="M268 148H284V206H268Z" fill="#243c38"/><rect x="262" y="162" width="6" height="13" fill="#ffe27a"/>`,
      curledWaves(258, '#14606e', '#c9f6e6', 30),
      `<path d="M0 282C60 250 120 262 170 280S270 292 300 276V400H0Z" fill="${turf('#6fc04a', '#1a5a2c')}"/><path d="M0 282C60 250 120 262 170 280S270 292 300 276" fill="none" stroke="#d9ff9a" stroke-width="1.8"/>`,
      rings(128, 168, [106, 112], '#fff3c9', 1.2, 0.5),
      engraved(pen, 'harp', 'brass', {
        x: 130,
        y: 174,
        size: 232,
        filter: relief(pen, {
          glow: '#fff0a8',
          glowStrength: 0.7,
          glowSize: 12,
          key: '#0c2a14',
          bevel: 2,
          height: 5,
        }),
      }),
      under(soft, brilliant(pen, 92, 88, 34, ['#e2ffee', '#3fd08c', '#0c7a4c'])),
      hills([318, 306, 316, 304, 312], '#12401f', '#8ad05a'),
      fluent('shamrock', { x: 44, y: 284, size: 74, turn: -12, filter: soft }),
      fluent('shamrock', { x: 250, y: 292, size: 60, turn: 16, filter: soft }),
      fluent('shamrock', { x: 8, y: 336, size: 96, turn: 10, blur: 2.2, opacity: 0.9 }),
      under(
        gold,
        coin(pen, 196, 300, 17, { tilt: 0.6, mark: 'club' }),
        coin(pen, 214, 308, 17, { tilt: 0.6, mark: 'club' }),
        coin(pen, 184, 312, 18, { tilt: 0.7, mark: 'club' }),
      ),
      dust(pen, 36, { x: 20, y: 40, width: 260, height: 240 }, '#fbffd0', 1.7),
      inkFloor(pen, 276, '#04180c', 0.97),
      lettering(pen, {
        text: 'Emerald',
        face: 'uncial-antiqua',
        x: 150,
        y: 338,
        width: 250,
        cap: 38,
        fill: 'jade',
        key: '#04200f',
        line: '#c9a84a',
      }),
      lettering(pen, {
        text: 'ISLE',
        face: 'uncial-antiqua',
        x: 150,
        y: 381,
        width: 160,
        cap: 32,
        spacing: 0.14,
        key: '#04200f',
      }),
    ];
  },
};
