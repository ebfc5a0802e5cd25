import { rays, rings } from '../parts/burst.ts';
import { steppedBox } from '../parts/frame.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { label, lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal, round } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { dust } from '../parts/sparkle.ts';

const PAYS = [
  ['25', '#e0243a'],
  ['5', '#f29a2e'],
  ['1', '#1fa96b'],
  ['.4', '#3c8cf0'],
  ['1', '#1fa96b'],
  ['5', '#f29a2e'],
  ['25', '#e0243a'],
] as const;

/** A stepped tower at dusk whose face is a board of pegs; one bright ball is on its way down. */
export const poster: Poster = {
  slug: 'plinko-tower',
  layers: (pen) => {
    const steel = linear(
      pen,
      [
        [0, '#2a1f5c'],
        [32, '#6a5ac0'],
        [60, '#3a2f80'],
        [100, '#140e34'],
      ],
      90,
    );
    const peg = round(
      pen,
      [
        [0, '#ffffff'],
        [40, '#ffe09a'],
        [100, '#8a5a18'],
      ],
      [0.35, 0.3],
    );
    const ball = round(
      pen,
      [
        [0, '#ffffff'],
        [30, '#6ff5e2'],
        [100, '#0a6a70'],
      ],
      [0.34, 0.28],
    );
    const pegs = repeat(7, (row) =>
      repeat(
        row + 3,
        (index) =>
          `<circle cx="${n(150 + (index - (row + 2) / 2) * 25)}" cy="${n(96 + row * 24)}" r="4.400" fill="${peg}" stroke="#1a0f2c" stroke-width="1"/>`,
      ),
    );
    const slots = PAYS.map(([text, colour], index) => {
      const x = 150 + (index - 3) * 30;
      return `<path d="M${x - 14} 264H${x + 14}V286L${x + 8} 293H${x - 8}L${x - 14} 286Z" fill="${colour}" stroke="#ffe7a6" stroke-width="1.6"/>${label(text, 'bebas-neue', x, 284, 13, '#fffdf0')}`;
    });
    const path = [
      [150, 60],
      [150, 82],
      [163, 106],
      [150, 130],
      [163, 154],
      [176, 178],
    ] as const;
    return [
      sky(pen, [
        [0, '#12104a'],
        [34, '#4a2a8c'],
        [60, '#c2508a'],
        [80, '#ffb07a'],
        [100, '#2a0f34'],
      ]),
      dust(pen, 50, { x: 0, y: 0, width: 300, height: 160 }, '#ffffff', 1.1),
      rays(150, 60, 420, 32, '#ffd9f0', 0.14),
      glow(pen, 150, 150, 190, '#ff9ac0', 0.45),
      under(
        rim(pen, { rim: '#ffd9f0', glow: '#ff7ab8', glowStrength: 0.4, glowSize: 10 }),
        `<path d="M30 400V250H48V196H70V140H96V88H122V50H178V88H204V140H230V196H252V250H270V400Z" fill="${steel}" stroke="${metal(pen, 'brass')}" stroke-width="3"/>`,
        `<path d="M150 4L158 50H142Z" fill="${linear(pen, METALS.brass, 90)}"/>`,
      ),
      `<path d="${steppedBox(48, 246, 204, 52, [5, 5])}" fill="#140d24" stroke="#c9962f" stroke-width="2"/>`,
      repeat(
        7,
        (index) =>
          `<path d="M${40 + index * 3} ${n(388 - index * 10)}V256" stroke="#ffe7a6" stroke-width=".7" opacity=".3"/>`,
      ),
      pegs,
      under(rim(pen, { glow: '#000', glowStrength: 0.3, glowSize: 3, size: 0.5 }), ...slots),
      `<path d="M${path.map((point) => point.join(' ')).join('L')}" fill="none" stroke="#6ff5e2" stroke-width="4" stroke-linejoin="round" stroke-dasharray="1 8" stroke-linecap="round" opacity=".9"/>`,
      glow(pen, 178, 186, 44, '#6ff5e2', 0.9),
      `<circle cx="178" cy="186" r="14" fill="${ball}" stroke="#03211e" stroke-width="1.6"/>`,
      rings(178, 186, [20, 26], '#b8fff4', 1.4, 0.6),
      inkFloor(pen, 286, '#0e0620', 0.98),
      lettering(pen, {
        text: 'PLINKO',
        face: 'righteous',
        x: 150,
        y: 340,
        width: 240,
        cap: 40,
        fill: 'ice',
        key: '#160a34',
        line: '#ff9ac8',
      }),
      lettering(pen, {
        text: 'TOWER',
        face: 'righteous',
        x: 150,
        y: 381,
        width: 200,
        cap: 29,
        spacing: 0.14,
        key: '#160a34',
      }),
    ];
  },
};
