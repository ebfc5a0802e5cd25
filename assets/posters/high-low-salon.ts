import { fan, rings } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { playingCard } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { column } from '../parts/stagecraft.ts';

/** A stair of cards between two columns: each step higher or lower than the last, brass arrows at its ends. */
export const poster: Poster = {
  slug: 'high-low-salon',
  layers: (pen) => {
    const cast = rim(pen, { rim: '#fffbe6', glow: '#05141c', glowStrength: 0.6, glowSize: 7, shade: 0.2 });
    const brass = rim(pen, { rim: '#fff3c9', glow: '#ffb347', glowStrength: 0.6, glowSize: 8 });
    const marble = ['#0c3a3c', '#4fa8a0', '#e9bf6a'] as const;
    const arrow = (x: number, y: number, turn: number, fill: string): string =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 -40L32 0H15V34H-15V0H-32Z" fill="${fill}" stroke="#2b1405" stroke-width="3" stroke-linejoin="round"/>`;
    return [
      jewelGround(
        pen,
        [
          [0, '#7fe0cf'],
          [28, '#1f7f80'],
          [64, '#0a3a48'],
          [100, '#031218'],
        ],
        210,
        90,
        330,
      ),
      [120, 152, 184, 216]
        .map((radius) =>
          fan(150, 0, radius, { from: 0, to: 180, ribs: 13, colour: '#ffe7a6', width: 1.1, opacity: 0.35 }),
        )
        .join(''),
      rings(150, 0, [70, 78], '#ffe7a6', 1.6, 0.7),
      column(pen, 30, 30, 26, 330, marble),
      column(pen, 270, 30, 26, 330, marble),
      repeat(4, (index) => {
        const x = 44 + index * 54;
        const y = 292 - index * 46;
        return `<path d="M${x} ${y}H${x + 56}V400H${x}Z" fill="${linear(pen, [
          [0, '#1f5a5c'],
          [100, '#06222a'],
        ])}"/><path d="M${x} ${y}H${x + 56}" stroke="${metal(pen, 'brass')}" stroke-width="4"/>`;
      }),
      glow(pen, 204, 110, 120, '#eafff8', 0.5),
      under(cast, playingCard(pen, { x: 72, y: 240, size: 96, turn: -7, rank: '4', suit: 'club' })),
      under(cast, playingCard(pen, { x: 124, y: 188, size: 106, turn: -3, rank: '8', suit: 'heart' })),
      under(cast, playingCard(pen, { x: 182, y: 136, size: 122, turn: 4, rank: 'Q', suit: 'spade' })),
      under(cast, playingCard(pen, { x: 240, y: 86, size: 112, turn: 12, back: ['#0f5a5c', '#ffe09a'] })),
      under(
        brass,
        arrow(76, 96, 0, linear(pen, METALS.jade)),
        arrow(228, 250, 180, linear(pen, METALS.ruby)),
      ),
      sparks(pen, 9, { x: 60, y: 40, width: 200, height: 180 }, 7),
      inkFloor(pen, 276, '#020e14', 0.98),
      lettering(pen, {
        text: 'HIGH-LOW',
        face: 'gravitas-one',
        x: 150,
        y: 338,
        width: 260,
        cap: 32,
        key: '#03181c',
      }),
      lettering(pen, {
        text: 'Salon',
        face: 'elsie-swash-caps',
        x: 150,
        y: 381,
        width: 160,
        cap: 33,
        fill: 'jade',
        key: '#03181c',
      }),
    ];
  },
};
