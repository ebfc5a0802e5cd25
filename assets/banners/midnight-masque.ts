import type { Banner } from '../parts/banner.ts';
import { rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import { dust, sparks } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** A gondola's prow and the palaces of the canal, as flat silhouettes under the moon. */
function canal(pen: Pen): string {
  const arches = (x: number, width: number, top: number, count: number) =>
    `<path d="M${x} 280V${top}h${width}V280Z" fill="#1a0a4a"/>${repeat(count, (index) => {
      const w = width / count;
      const left = x + index * w;
      return `<path d="M${n(left + w * 0.26)} ${top + 46}V${top + 24}a${n(w * 0.24)} ${n(w * 0.24)} 0 0 1 ${n(w * 0.48)} 0V${top + 46}Z" fill="#ffcf6b" opacity="${n(pen.between(0.35, 0.95))}"/>`;
    })}`;
  return `${arches(356, 92, 170, 4)}${arches(640, 90, 154, 4)}<path d="M-10 238H730V280H-10Z" fill="${linear(
    pen,
    [
      [0, '#3a1f8f'],
      [100, '#0b0322'],
    ],
  )}"/>${repeat(9, (index) => `<path d="M${430 + ((index * 61) % 230)} ${244 + index * 3.6}h${26 + ((index * 17) % 40)}" stroke="#ffe9c4" stroke-width="1.4" opacity=".5"/>`)}`;
}

/** The mask before the moon, a fan behind it, roses at its side. */
export const banner: Banner = {
  slug: 'midnight-masque',
  shade: '#0b0322',
  layers: (pen) => {
    const soft = rim(pen, { rim: '#ffd9ef', glow: '#ff3b7a', glowSize: 7 });
    return [
      jewelGround(
        pen,
        [
          [0, '#8d5cf0'],
          [36, '#41199a'],
          [74, '#1c0a54'],
          [100, '#0b0322'],
        ],
        560,
        100,
        440,
      ),
      dust(pen, 80, { x: 300, y: 0, width: 420, height: 170 }, '#ffffff', 1.1),
      '<circle cx="560" cy="112" r="104" fill="#ffe9c4"/><circle cx="530" cy="84" r="18" fill="#f0d09a" opacity=".5"/><circle cx="602" cy="148" r="24" fill="#f0d09a" opacity=".45"/>',
      glow(pen, 560, 112, 180, '#ffdba6', 0.5),
      rings(560, 112, [112, 118], '#ffe7a6', 1.1, 0.6),
      canal(pen),
      engraved(pen, 'carnival-mask', 'brass', {
        x: 560,
        y: 142,
        size: 262,
        turn: 8,
        filter: relief(pen, {
          glow: '#7b2cff',
          glowStrength: 1,
          glowSize: 14,
          key: '#1d0638',
          light: '#fffbe6',
          bevel: 2.4,
          height: 5,
        }),
      }),
      fluent('rose', { x: 430, y: 226, size: 92, turn: -22, filter: soft }),
      fluent('rose', { x: 676, y: 232, size: 78, turn: 26, isFlipped: true, filter: soft }),
      sparks(pen, 14, { x: 390, y: 20, width: 310, height: 200 }, 6),
    ];
  },
  title: (pen) => [
    lettering(pen, {
      text: 'Midnight',
      face: 'elsie-swash-caps',
      x: 104,
      y: 34,
      width: 208,
      cap: 40,
      fill: 'rose',
    }),
    lettering(pen, { text: 'MASQUE', face: 'elsie-swash-caps', x: 124, y: 90, width: 248, cap: 44 }),
  ],
};
