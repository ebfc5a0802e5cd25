import { softRays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { brilliant } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { frond } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** A stepped temple in three-quarter view, its door lit; (x, y) is the middle of the foot. */
function temple(pen: Pen, x: number, y: number): string {
  const bright = linear(pen, [
    [0, '#8fd0a6'],
    [100, '#2f7a5a'],
  ]);
  const dark = linear(pen, [
    [0, '#2c6a52'],
    [100, '#0b3a2c'],
  ]);
  const tiers = repeat(6, (index) => {
    const half = 112 - index * 15;
    const foot = y - index * 22;
    return `<path d="M${x - half} ${foot}V${foot - 22}H${x + half * 0.35}V${foot}Z" fill="${dark}"/><path d="M${n(x + half * 0.35)} ${foot}V${foot - 22}H${x + half}V${foot}Z" fill="${bright}"/><path d="M${x - half - 3} ${foot - 22}H${x + half + 3}" stroke="#c9f2d4" stroke-width="2" opacity=".8"/>`;
  });
  const stairs = repeat(16, (index) => {
    const half = 24 - index * 0.5;
    return `<rect x="${n(x - 20 - half)}" y="${n(y - 8.4 * (index + 1))}" width="${n(half * 2)}" height="8.4" fill="${index % 2 ? '#d6f2da' : '#6fb08c'}"/>`;
  });
  const shrine = `<rect x="${x - 52}" y="${y - 176}" width="86" height="44" fill="${dark}"/><rect x="${x - 60}" y="${y - 186}" width="102" height="12" fill="${bright}"/><path d="M${x - 34} ${y - 132}V${y - 164}H${x - 6}V${y - 132}Z" fill="#ffe27a"/>`;
  return tiers + stairs + shrine + glow(pen, x - 20, y - 148, 70, '#ffdf7a', 0.9);
}

/** A jade serpent winds before a temple whose light comes from low on the left. */
export const poster: Poster = {
  slug: 'serpent-temple',
  layers: (pen) => [
    jewelGround(
      pen,
      [
        [0, '#ffe58a'],
        [20, '#7cc46a'],
        [52, '#0f5a45'],
        [100, '#03140f'],
      ],
      70,
      84,
      330,
    ),
    softRays(pen, 70, 84, 340, 26, '#fff3b0', 0.6),
    '<circle cx="70" cy="84" r="46" fill="#fffbe0"/>',
    frond(236, 250, 130, -130, '#0c4d38'),
    frond(300, 200, 150, -160, '#0a4030'),
    temple(pen, 120, 300),
    engraved(pen, 'snake', 'jade', {
      x: 198,
      y: 192,
      size: 232,
      filter: relief(pen, {
        glow: '#1affa0',
        glowStrength: 0.7,
        glowSize: 12,
        light: '#f0fff6',
        key: '#02140c',
        keyWidth: 2.4,
        bevel: 3.4,
        height: 7,
      }),
    }),
    frond(-14, 330, 170, -34, '#04241a'),
    frond(312, 336, 150, -148, '#04241a'),
    dust(pen, 40, { x: 10, y: 30, width: 280, height: 250 }, '#eaffb0', 1.8),
    inkFloor(pen, 262, '#02100b', 0.98),
    under(
      rim(pen, { rim: '#ffffff', glow: '#4affb0', glowSize: 9, shade: 0.2 }),
      brilliant(pen, 48, 300, 56, ['#e2ffee', '#3fd08c', '#0c7a4c']),
    ),
    lettering(pen, {
      text: 'SERPENT',
      face: 'bowlby-one-sc',
      x: 164,
      y: 336,
      width: 220,
      cap: 32,
      fill: 'jade',
      line: '#d39a33',
    }),
    lettering(pen, { text: 'TEMPLE', face: 'bowlby-one-sc', x: 150, y: 380, width: 256, cap: 36 }),
  ],
};
