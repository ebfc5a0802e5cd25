import type { Banner } from '../parts/banner.ts';
import { around, rays, rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { cabochon, foldedStar, starPath } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import { tower } from '../parts/scenery.ts';
import { bulb, dust } from '../parts/sparkle.ts';
import { festoon } from '../parts/stagecraft.ts';

/** A star lantern of capiz and bamboo: ring, folded star, rosette, and two tassels below. */
function parol(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  hues: readonly [string, string, string],
): string {
  const [light, mid, dark] = hues;
  const tassel = (turn: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><path d="M0 ${n(size * 0.78)}V${n(size * 1.02)}" stroke="#ffe7a6" stroke-width="2"/><path d="M0 ${n(size)}L${n(size * 0.13)} ${n(size * 1.3)}L0 ${n(size * 1.52)}L${n(-size * 0.13)} ${n(size * 1.3)}Z" fill="${linear(
      pen,
      [
        [0, light],
        [100, dark],
      ],
    )}" stroke="#e9bf6a" stroke-width="1"/></g>`;
  return [
    `<circle cx="${x}" cy="${y}" r="${n(size * 0.8)}" fill="none" stroke="${metal(pen, 'brass')}" stroke-width="${n(size * 0.075)}"/>`,
    `<circle cx="${x}" cy="${y}" r="${n(size * 0.76)}" fill="${mid}" opacity=".28"/>`,
    around(x, y, size * 0.8, 15, (px, py, index) => bulb(pen, px, py, size * 0.036, index % 3 !== 2)),
    tassel(24),
    tassel(-24),
    `<path d="${starPath(x, y, size * 1.07, size * 0.46, 5)}" fill="#2b1408"/>`,
    foldedStar(x, y, size * 1.02, size * 0.42, 5, light, dark),
    `<path d="${starPath(x, y, size * 1.02, size * 0.42, 5)}" fill="none" stroke="#ffe7a6" stroke-width="2" stroke-linejoin="round"/>`,
    around(x, y, size * 0.3, 10, (px, py, index) =>
      cabochon(pen, px, py, size * 0.062, index % 2 ? ['#fff3c9', '#e08a1c'] : ['#ffd0d8', '#c41d3a']),
    ),
    cabochon(pen, x, y, size * 0.17, ['#fff7d0', '#f09a1c']),
  ].join('');
}

/** Star lanterns over the town's roofs, the largest lit from within. */
export const banner: Banner = {
  slug: 'parol-nights',
  shade: '#0a0a26',
  layers: (pen) => {
    const lit = rim(pen, { rim: '#fff9e0', glow: '#ff8a3c', glowStrength: 0.9, glowSize: 16, shade: 0.15 });
    const dim = rim(pen, { rim: '#fff3c9', glow: '#5fd7ff', glowStrength: 0.7, glowSize: 10, shade: 0.25 });
    return [
      jewelGround(
        pen,
        [
          [0, '#5a5ad8'],
          [32, '#2c2c86'],
          [70, '#15154c'],
          [100, '#0a0a26'],
        ],
        560,
        104,
        430,
      ),
      dust(pen, 70, { x: 320, y: 0, width: 400, height: 170 }, '#ffffff', 1.1),
      rays(560, 112, 520, 36, '#ffdf93', 0.13),
      rings(560, 112, [136, 148], '#ffe7a6', 1, 0.4),
      repeat(9, (index) =>
        tower(pen, 350 + index * 42, 34, 30 + ((index * 37) % 44), index % 2 ? '#0d0d36' : '#121246', {
          base: 280,
          lights: '#ffcf6b',
        }),
      ),
      festoon(pen, [330, 20], [560, 6], 30, 7),
      festoon(pen, [560, 6], [730, 34], 26, 5),
      `<path d="M446 24V62M560 0V20M668 20V70" stroke="#e9bf6a" stroke-width="1.6"/>`,
      under(dim, parol(pen, 446, 104, 46, ['#9ff5e2', '#1aa68e', '#075e5a'])),
      under(dim, parol(pen, 672, 118, 52, ['#e6b8ff', '#9a3fd8', '#4d1286'])),
      glow(pen, 560, 112, 190, '#ffb347', 0.6),
      under(lit, parol(pen, 560, 112, 92, ['#fff0a8', '#ff8a2a', '#c41d2a'])),
      glow(pen, 560, 112, 60, '#fff3c0', 0.7),
      dust(pen, 30, { x: 380, y: 40, width: 320, height: 210 }, '#ffe7a6', 1.9),
    ];
  },
  title: (pen) => [
    lettering(pen, { text: 'Parol', face: 'shrikhand', x: 82, y: 36, width: 164, cap: 42, key: '#0a0a2e' }),
    lettering(pen, {
      text: 'NIGHTS',
      face: 'limelight',
      x: 126,
      y: 92,
      width: 244,
      cap: 44,
      fill: 'silver',
      key: '#0a0a2e',
      line: '#9fb4f0',
    }),
  ],
};
