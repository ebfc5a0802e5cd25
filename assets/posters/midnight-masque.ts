import { rings } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { dust, sparks } from '../parts/sparkle.ts';
import { drape, PLUM } from '../parts/stagecraft.ts';
import { engraved, fluent } from '../parts/symbol.ts';

function plume(x: number, y: number, turn: number, length: number, vane: string, barb: string): string {
  const l = length;
  const barbs = repeat(15, (index) => {
    const share = 0.18 + (index / 15) * 0.8;
    const at = -l * share;
    const w = 16 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)) + 3;
    return `M0 ${n(at)}Q${n(-w * 0.7)} ${n(at - 4)} ${n(-w)} ${n(at - 16)}M0 ${n(at)}Q${n(w * 0.7)} ${n(at - 4)} ${n(w)} ${n(at - 16)}`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C-26 ${n(-l * 0.35)} -24 ${n(-l * 0.95)} 0 ${-l - 14}C24 ${n(-l * 0.95)} 26 ${n(-l * 0.35)} 0 0Z" fill="${vane}"/><path d="${barbs}" stroke="${barb}" stroke-width="1.4" fill="none" opacity=".75"/><path d="M0 0V${-l}" stroke="#ffe7a6" stroke-width="1.6"/><circle cy="${-l + 8}" r="9" fill="#200a3d"/><circle cy="${-l + 8}" r="5.5" fill="#46d6c6"/><circle cx="1" cy="${-l + 6}" r="2.2" fill="#fff3c9"/></g>`;
}

function plumes(pen: Pen): string {
  const violet = linear(pen, [
    [0, '#d07bff'],
    [100, '#5a1fa8'],
  ]);
  const blue = linear(pen, [
    [0, '#7f8bff'],
    [100, '#2a2f9c'],
  ]);
  return [-34, 86, -18, 70, 0, 54, 18, 36]
    .map((turn, index) => plume(196, 176, turn, 128 + (index % 4) * 16, index % 2 ? blue : violet, '#f0d9ff'))
    .join('');
}

/** A rose-metal mask, tilted, with its plumes thrown to the right; one drape on the left, a moon over water. */
export const poster: Poster = {
  slug: 'midnight-masque',
  layers: (pen) => [
    jewelGround(
      pen,
      [
        [0, '#7d4be0'],
        [42, '#33137a'],
        [100, '#0b0322'],
      ],
      110,
      110,
      300,
    ),
    dust(pen, 60, { x: 0, y: 0, width: 300, height: 200 }, '#ffffff', 1),
    '<circle cx="104" cy="92" r="62" fill="#ffe9c4"/><circle cx="88" cy="78" r="12" fill="#f0d09a" opacity=".5"/><circle cx="124" cy="112" r="17" fill="#f0d09a" opacity=".45"/>',
    glow(pen, 104, 92, 120, '#ffdba6', 0.55),
    rings(104, 92, [69, 73], '#ffe7a6', 1, 0.6),
    under(rim(pen, { rim: '#ffd9ff', glow: '#7b2cff', glowStrength: 0.5, glowSize: 7 }), plumes(pen)),
    engraved(pen, 'carnival-mask', 'rose', {
      x: 158,
      y: 212,
      size: 244,
      turn: 12,
      filter: relief(pen, {
        glow: '#ff7bd0',
        glowStrength: 0.75,
        glowSize: 12,
        key: '#2b0820',
        light: '#fff0f4',
        bevel: 2.2,
      }),
    }),
    drape(pen, -1, PLUM, { width: 58, tieY: 236 }),
    sparks(pen, 12, { x: 60, y: 50, width: 210, height: 210 }, 6),
    inkFloor(pen, 248, '#0b0322', 0.98),
    fluent('rose', {
      x: 248,
      y: 288,
      size: 88,
      turn: 24,
      isFlipped: true,
      filter: rim(pen, { rim: '#ffd9ef', glow: '#ff3b7a', glowSize: 7 }),
    }),
    lettering(pen, {
      text: 'Midnight',
      face: 'elsie-swash-caps',
      x: 132,
      y: 330,
      width: 210,
      cap: 36,
      fill: 'rose',
    }),
    lettering(pen, { text: 'MASQUE', face: 'elsie-swash-caps', x: 150, y: 381, width: 250, cap: 40 }),
  ],
};
