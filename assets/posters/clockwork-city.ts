import { around } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { label, lettering } from '../parts/lettering.ts';
import { blurred, rim, under } from '../parts/light.ts';
import { glow, linear, METALS, type Metal, round } from '../parts/paint.ts';
import { n, type Pen, polar, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { tower } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';

/** A gear with `teeth`, spoked when large. */
function gear(pen: Pen, x: number, y: number, radius: number, teeth: number, name: Metal, turn = 0): string {
  const face = linear(pen, METALS[name], 30);
  const step = 360 / teeth;
  const rim = repeat(teeth, (index) => {
    const at = turn + index * step;
    const points = (
      [
        [1, -0.3],
        [1.14, -0.18],
        [1.14, 0.18],
        [1, 0.3],
      ] as const
    ).map(([r, a]) =>
      polar(x, y, radius * r, at + a * step)
        .map(n)
        .join(' '),
    );
    return `${index ? 'L' : 'M'}${points.join('L')}`;
  });
  const spokes = around(
    x,
    y,
    radius * 0.52,
    6,
    (sx, sy) =>
      `<circle cx="${sx}" cy="${sy}" r="${n(radius * 0.17)}" fill="#1a0d10" stroke="#2b1405" stroke-width="1.4"/>`,
    { from: turn, to: turn + 360 },
  );
  return `<path d="${rim}Z" fill="${face}" stroke="#2b1206" stroke-width="2.4" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.8)}" fill="none" stroke="#2b1206" stroke-width="1.6" opacity=".7"/>${spokes}<circle cx="${x}" cy="${y}" r="${n(radius * 0.22)}" fill="${face}" stroke="#2b1206" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.09)}" fill="#1a0d10"/>`;
}

const HOURS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** The town's clock stands for the moon; its works fill the right side and the foot. */
export const poster: Poster = {
  slug: 'clockwork-city',
  layers: (pen) => {
    const metalLight = rim(pen, {
      rim: '#ffe9c9',
      glow: '#ff9a4a',
      glowStrength: 0.4,
      glowSize: 8,
      shade: 0.4,
    });
    const dial = round(
      pen,
      [
        [0, '#fffdf0'],
        [62, '#ffe9b0'],
        [100, '#d99a3c'],
      ],
      [0.42, 0.36],
    );
    const hand = (length: number, degrees: number, width: number): string =>
      `<path transform="translate(116 134) rotate(${degrees})" d="M${-width} 10L0 ${-length}L${width} 10Z" fill="#2b1206"/>`;
    return [
      jewelGround(
        pen,
        [
          [0, '#ffd98a'],
          [26, '#c9783c'],
          [58, '#4d2c34'],
          [100, '#120a12'],
        ],
        116,
        136,
        330,
      ),
      blurred(
        9,
        '<path d="M-20 250Q60 200 140 240T330 190V300H-20ZM180 60Q240 30 330 70V110Q250 90 190 110Z" fill="#e8b078" opacity=".5"/>',
      ),
      tower(pen, 6, 40, 90, '#5a3430', { lights: '#ffd98a', base: 300 }),
      tower(pen, 190, 34, 120, '#5a3430', { lights: '#ffd98a', base: 300 }),
      glow(pen, 116, 134, 150, '#fff0c0', 0.8),
      under(
        metalLight,
        `<circle cx="116" cy="134" r="96" fill="${linear(pen, METALS.copper)}"/><circle cx="116" cy="134" r="84" fill="${dial}" stroke="#2b1206" stroke-width="3"/>`,
      ),
      around(116, 134, 88.5, 60, (x, y, index, degrees) =>
        index % 5
          ? `<circle cx="${x}" cy="${y}" r="1" fill="#2b1206"/>`
          : `<rect x="${x - 2}" y="${y - 3.4}" width="4" height="6.8" fill="#2b1206" transform="rotate(${n(degrees + 90)} ${x} ${y})"/>`,
      ),
      around(116, 134, 66, 12, (x, y, index, degrees) =>
        label(
          HOURS[(index + 3) % 12] ?? '',
          'abril-fatface',
          ...polar(x, y, 6, degrees + 180),
          14,
          '#3a1c10',
          { turn: degrees + 90 },
        ),
      ),
      hand(48, 318, 5),
      hand(68, 60, 3.6),
      '<circle cx="116" cy="134" r="7" fill="#c2352a" stroke="#2b1206" stroke-width="2"/>',
      tower(pen, 44, 44, 96, '#2c1820', { lights: '#ffc46a', base: 330 }),
      tower(pen, 104, 34, 60, '#351d24', { lights: '#ffc46a', base: 330 }),
      under(metalLight, gear(pen, 246, 236, 62, 18, 'copper', 4)),
      under(metalLight, gear(pen, 268, 124, 36, 12, 'brass', 10)),
      under(metalLight, gear(pen, 166, 286, 40, 13, 'brass', 0)),
      under(metalLight, gear(pen, 22, 292, 48, 14, 'iron', 6)),
      blurred(1.6, gear(pen, 300, 318, 44, 12, 'iron', 4)),
      dust(pen, 40, { x: 20, y: 30, width: 260, height: 250 }, '#ffe9b0', 1.6),
      inkFloor(pen, 266, '#10070c', 0.97),
      lettering(pen, {
        text: 'CLOCKWORK',
        face: 'sancreek',
        x: 150,
        y: 340,
        width: 262,
        cap: 42,
        fill: 'copper',
        key: '#1c0a08',
        line: '#e9a05a',
      }),
      lettering(pen, {
        text: 'CITY',
        face: 'sancreek',
        x: 150,
        y: 380,
        width: 176,
        cap: 32,
        key: '#1c0a08',
        spacing: 0.06,
      }),
    ];
  },
};
