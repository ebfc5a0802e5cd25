import { pearlPaint, rims } from '../palettes/pearl-tides.ts';
import { petals, scallops } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, under } from '../parts/light.ts';
import { across, glow } from '../parts/paint.ts';
import type { Poster } from '../parts/poster.ts';
import { beam, leaf } from '../parts/scenery.ts';
import { bubbles } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';

/** Light falls into the sea on a shell that opens like a fan; the name stands half above, half below it. */
export const poster: Poster = {
  slug: 'pearl-tides',
  layers: (pen) => {
    const { cool, dim } = rims(pen);
    const pale = across(
      pen,
      [
        [0, '#ffffff'],
        [50, '#f5d3e4'],
        [100, '#7a72c8'],
      ],
      [150, 112],
      [150, 300],
    );
    const deep = across(
      pen,
      [
        [0, '#ffe4f0'],
        [50, '#cfa8dc'],
        [100, '#3f459c'],
      ],
      [150, 112],
      [150, 300],
    );
    const pearl = pearlPaint(pen);
    return [
      jewelGround(
        pen,
        [
          [0, '#7fe3f2'],
          [22, '#2a9fd2'],
          [58, '#0b4f92'],
          [100, '#03143a'],
        ],
        220,
        -20,
        440,
      ),
      beam(pen, [210, -20], [60, 390], 120, '#dffbff', 0.5),
      beam(pen, [230, -20], [170, 390], 90, '#dffbff', 0.45),
      beam(pen, [254, -20], [300, 390], 100, '#dffbff', 0.4),
      `<rect y="220" width="300" height="180" fill="${scallops(pen, 22, '#7fe4ff', 0.9)}" opacity=".2"/>`,
      blurred(2, leaf(18, 330, 190, -82, '#0a4a56'), leaf(38, 340, 130, -100, '#0a5a5c')),
      fluent('coral', { x: 262, y: 262, size: 120, filter: dim, tint: 'hue-rotate(-22deg)' }),
      under(
        cool,
        petals(150, 306, 22, 176, {
          from: 192,
          to: 348,
          count: 13,
          fills: [pale, deep],
          line: '#d9a94e',
          width: 1.8,
        }),
      ),
      glow(pen, 150, 226, 120, '#ffffff', 0.7),
      under(
        cool,
        '<path d="M62 268C70 232 110 216 150 216S230 232 238 268C222 300 190 312 150 312S78 300 62 268Z" fill="#5a2c52"/>',
        '<path d="M74 266C84 240 114 228 150 228S216 240 226 266C208 288 186 296 150 296S92 288 74 266Z" fill="#f6c9d6"/>',
        '<path d="M88 268C100 252 122 244 150 244S200 252 212 268C196 282 178 287 150 287S104 282 88 268Z" fill="#c9829e"/>',
        `<path d="M56 272C80 300 112 306 150 306S220 300 244 272C246 306 208 330 150 330S54 306 56 272Z" fill="${deep}" stroke="#d9a94e" stroke-width="1.8"/>`,
      ),
      under(cool, `<circle cx="150" cy="240" r="36" fill="${pearl}"/>`),
      '<ellipse cx="138" cy="224" rx="11" ry="7" fill="#fff" transform="rotate(-30 138 224)"/>',
      glow(pen, 138, 224, 30, '#ffffff', 0.9),
      fluent('spiral-shell', { x: 40, y: 300, size: 66, turn: -14, filter: dim }),
      fluent('tropical-fish', { x: 252, y: 132, size: 44, isFlipped: true, blur: 1.2, opacity: 0.85 }),
      bubbles(pen, 26, { x: 20, y: 100, width: 260, height: 200 }),
      inkFloor(pen, 268, '#020c22', 0.96),
      lettering(pen, {
        text: 'PEARL',
        face: 'righteous',
        x: 150,
        y: 98,
        width: 224,
        cap: 52,
        fill: 'silver',
        key: '#04204a',
        line: '#bfe9ff',
        bend: { kind: 'arch', by: 22 },
      }),
      lettering(pen, {
        text: 'TIDES',
        face: 'righteous',
        x: 150,
        y: 376,
        width: 232,
        cap: 48,
        spacing: 0.06,
        key: '#04204a',
      }),
    ];
  },
};
