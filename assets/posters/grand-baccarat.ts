import { fan, rays } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import type { Poster } from '../parts/poster.ts';
import { chips, playingCard } from '../parts/props.ts';
import { engraved } from '../parts/symbol.ts';

/** Pale and plain: ivory, brass line fans, a natural nine on the edge of the cloth. */
export const poster: Poster = {
  slug: 'grand-baccarat',
  frame: '#8a6420',
  edge: 0.25,
  layers: (pen) => {
    const cast = rim(pen, { rim: '#ffffff', glow: '#6b4a16', glowStrength: 0.4, glowSize: 7, shade: 0.14 });
    const cloth = linear(pen, [
      [0, '#1f4a3c'],
      [100, '#0a1814'],
    ]);
    return [
      jewelGround(
        pen,
        [
          [0, '#fffbf2'],
          [50, '#f0e2c2'],
          [100, '#b8985a'],
        ],
        150,
        140,
        300,
      ),
      rays(150, 320, 480, 44, '#cfa95a', 0.26, { turn: 2 }),
      [300, 258, 216, 174]
        .map((radius) => fan(150, 340, radius, { ribs: 13, colour: '#8a6420', width: 1.6, opacity: 0.7 }))
        .join(''),
      engraved(pen, 'imperial-crown', 'brass', {
        x: 150,
        y: 58,
        size: 84,
        filter: relief(pen, { glow: '#ffffff', glowStrength: 0, key: '#4d2f08' }),
      }),
      `<path d="M0 314Q150 252 300 314V400H0Z" fill="${cloth}"/><path d="M0 314Q150 252 300 314" fill="none" stroke="#e9bf6a" stroke-width="3.4"/><path d="M0 323Q150 261 300 323" fill="none" stroke="#e9bf6a" stroke-width="1"/>`,
      under(cast, playingCard(pen, { x: 196, y: 188, size: 176, turn: 16, back: ['#7d0f1c', '#e9bf6a'] })),
      under(cast, playingCard(pen, { x: 116, y: 182, size: 186, turn: -9, rank: '9', suit: 'diamond' })),
      under(
        cast,
        chips(pen, 46, 302, '#a80f20', 6, 30),
        chips(pen, 254, 302, '#17503c', 5, 30),
        chips(pen, 204, 312, '#c9962f', 2, 27),
      ),
      `<rect y="306" width="300" height="94" fill="${linear(pen, [
        [0, '#0f0a14', 0],
        [36, '#0f0a14', 0.9],
        [100, '#0f0a14', 1],
      ])}"/>`,
      lettering(pen, { text: 'GRAND', face: 'limelight', x: 150, y: 338, width: 150, cap: 22, spacing: 0.1 }),
      lettering(pen, { text: 'BACCARAT', face: 'limelight', x: 150, y: 380, width: 262, cap: 40 }),
    ];
  },
};
