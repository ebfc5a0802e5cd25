import type { Banner } from '../parts/banner.ts';
import { fan, rays } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { cabochon } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import { chips, playingCard, rouletteWheel } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** The wheel rises like a sun behind the table's edge, the ball still on its rim. */
export const banner: Banner = {
  slug: 'roulette-royale',
  shade: '#02140d',
  layers: (pen) => {
    const lit = rim(pen, { rim: '#fff3c9', glow: '#ffcf6b', glowStrength: 0.5, glowSize: 10, shade: 0.3 });
    return [
      jewelGround(
        pen,
        [
          [0, '#3fc98c'],
          [34, '#0f7a52'],
          [72, '#064530'],
          [100, '#02140d'],
        ],
        566,
        70,
        450,
      ),
      rays(566, 250, 760, 44, '#baffd9', 0.12),
      [240, 270, 300]
        .map((radius) =>
          fan(566, 262, radius, {
            from: 180,
            to: 360,
            ribs: 21,
            colour: '#ffe7a6',
            width: 1.2,
            opacity: 0.4,
            hinge: 0.6,
          }),
        )
        .join(''),
      under(
        lit,
        `<g transform="translate(566 208) scale(1 .86) rotate(-14) scale(.92)">${rouletteWheel(pen)}</g>`,
      ),
      engraved(pen, 'queen-crown', 'brass', {
        x: 566,
        y: 168,
        size: 128,
        filter: relief(pen, { glow: '#ffcf6b', glowStrength: 0.7, glowSize: 10 }),
      }),
      cabochon(pen, 566, 214, 11, ['#ff9a8a', '#a30d1f']),
      glow(pen, 462, 108, 40, '#ffffff', 0.95),
      '<circle cx="462" cy="108" r="13" fill="#fff"/><circle cx="465" cy="111" r="9" fill="#d3cde0"/><circle cx="459" cy="104" r="5" fill="#fff"/>',
      under(
        lit,
        playingCard(pen, { x: 690, y: 214, size: 116, turn: 18, rank: 'K', suit: 'heart' }),
        playingCard(pen, { x: 654, y: 226, size: 116, turn: -4, rank: 'A', suit: 'spade' }),
      ),
      chips(pen, 424, 252, '#a80f20', 5, 30),
      chips(pen, 472, 262, '#17101d', 3, 28),
      chips(pen, 604, 268, '#2456b8', 2, 26),
      sparks(pen, 12, { x: 390, y: 14, width: 310, height: 190 }, 7),
    ];
  },
  title: (pen) => [
    lettering(pen, { text: 'ROULETTE', face: 'limelight', x: 124, y: 34, width: 248, cap: 38 }),
    lettering(pen, {
      text: 'ROYALE',
      face: 'limelight',
      x: 108,
      y: 88,
      width: 216,
      cap: 42,
      fill: 'ruby',
      key: '#ffefc4',
      line: '#8a5a18',
    }),
  ],
};
