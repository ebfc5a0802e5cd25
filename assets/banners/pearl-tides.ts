import { pearlPaint, rims } from '../palettes/pearl-tides.ts';
import type { Banner } from '../parts/banner.ts';
import { petals, scallops } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { under } from '../parts/light.ts';
import { across, glow } from '../parts/paint.ts';
import { beam } from '../parts/scenery.ts';
import { bubbles } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';

export const banner: Banner = {
  slug: 'pearl-tides',
  shade: '#031a44',
  layers: (pen) => {
    const { cool, dim } = rims(pen);
    const shell = (top: string, foot: string): string =>
      across(
        pen,
        [
          [0, top],
          [50, '#efcfe4'],
          [100, foot],
        ],
        [550, 40],
        [550, 260],
      );
    const pearl = pearlPaint(pen);
    return [
      jewelGround(
        pen,
        [
          [0, '#8feaf5'],
          [22, '#2a9fd2'],
          [58, '#0b4f92'],
          [100, '#03143a'],
        ],
        600,
        -30,
        640,
      ),
      beam(pen, [470, -20], [330, 300], 130, '#dffbff', 0.45),
      beam(pen, [560, -20], [520, 300], 110, '#dffbff', 0.45),
      beam(pen, [640, -20], [710, 300], 120, '#dffbff', 0.4),
      `<rect y="170" width="720" height="110" fill="${scallops(pen, 24, '#7fe4ff', 0.9)}" opacity=".18"/>`,
      fluent('coral', {
        x: 396,
        y: 216,
        size: 110,
        filter: dim,
        tint: 'hue-rotate(-22deg)',
        isFlipped: true,
      }),
      fluent('coral', { x: 700, y: 214, size: 130, filter: dim, tint: 'hue-rotate(-22deg)' }),
      under(
        cool,
        petals(550, 262, 24, 196, {
          from: 190,
          to: 350,
          count: 13,
          fills: [shell('#ffffff', '#7a72c8'), shell('#ffe4f0', '#3f459c')],
          line: '#d9a94e',
          width: 1.8,
        }),
      ),
      glow(pen, 550, 176, 140, '#ffffff', 0.7),
      under(
        cool,
        '<path d="M446 222C458 190 500 178 550 178S642 190 654 222C634 250 596 258 550 258S466 250 446 222Z" fill="#5a2c52"/>',
        '<path d="M460 222C472 198 508 190 550 190S628 198 640 222C620 240 590 246 550 246S480 240 460 222Z" fill="#f6c9d6"/>',
        `<path d="M438 226C466 254 506 258 550 258S634 254 662 226C664 262 618 292 550 292S436 262 438 226Z" fill="${shell('#ffe4f0', '#3f459c')}" stroke="#d9a94e" stroke-width="1.8"/>`,
        `<circle cx="550" cy="196" r="42" fill="${pearl}"/>`,
      ),
      glow(pen, 536, 178, 36, '#ffffff', 0.95),
      fluent('tropical-fish', { x: 420, y: 84, size: 48, opacity: 0.9 }),
      fluent('spiral-shell', { x: 664, y: 250, size: 56, turn: 16, filter: dim }),
      bubbles(pen, 34, { x: 360, y: 20, width: 340, height: 230 }),
    ];
  },
  title: (pen) => [
    lettering(pen, {
      text: 'PEARL',
      face: 'righteous',
      x: 106,
      y: 38,
      width: 212,
      cap: 44,
      fill: 'silver',
      key: '#04204a',
      line: '#bfe9ff',
    }),
    lettering(pen, {
      text: 'TIDES',
      face: 'righteous',
      x: 118,
      y: 96,
      width: 236,
      cap: 46,
      spacing: 0.05,
      key: '#04204a',
    }),
  ],
};
