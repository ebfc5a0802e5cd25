import { ground, palette } from '../palettes/royal-sevens.ts';
import { petals, rays } from '../parts/burst.ts';
import { inkFloor } from '../parts/ground.ts';
import { brilliant, seven } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, under } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import type { Poster } from '../parts/poster.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** Three sevens climb from the left to a crown; the fan behind them opens from the lower left. */
export const poster: Poster = {
  slug: 'royal-sevens',
  layers: (pen) => {
    const { hot, warm, red } = palette(pen);
    return [
      ground(pen, 30, 290, 400),
      rays(20, 300, 520, 34, '#ffd36b', 0.22, { turn: 3 }),
      petals(34, 304, 40, 236, {
        from: 236,
        to: 392,
        count: 16,
        fills: [red, '#4a0612'],
        line: '#f0b95a',
        width: 2.2,
      }),
      petals(34, 304, 30, 138, {
        from: 236,
        to: 392,
        count: 16,
        fills: ['#d9982f', red],
        line: '#3f0510',
        width: 1.6,
      }),
      glow(pen, 200, 150, 150, '#ffb347', 0.55),
      under(
        hot,
        seven(pen, { x: 62, y: 238, scale: 0.76, turn: -14 }),
        seven(pen, {
          x: 122,
          y: 202,
          scale: 1.02,
          turn: -8,
          face: ['#fff6c9', '#f5b52f', '#95600f', '#ffd76b'],
        }),
      ),
      under(hot, seven(pen, { x: 204, y: 168, scale: 1.62, turn: 4 })),
      engraved(pen, 'queen-crown', 'brass', {
        x: 214,
        y: 52,
        size: 96,
        turn: 9,
        filter: relief(pen, { glow: '#ffcf6b', glowStrength: 0.7 }),
      }),
      sparks(pen, 13, { x: 20, y: 24, width: 250, height: 200 }, 7),
      inkFloor(pen, 250, '#160205', 0.97),
      fluent('cherries', { x: 44, y: 296, size: 76, turn: -10, filter: warm }),
      fluent('bell', { x: 262, y: 288, size: 70, turn: 14, filter: warm }),
      under(warm, brilliant(pen, 118, 296, 54)),
      lettering(pen, {
        text: 'ROYAL',
        face: 'gravitas-one',
        x: 150,
        y: 342,
        width: 156,
        cap: 26,
        spacing: 0.08,
      }),
      lettering(pen, { text: 'SEVENS', face: 'gravitas-one', x: 150, y: 380, width: 248, cap: 34 }),
    ];
  },
};
