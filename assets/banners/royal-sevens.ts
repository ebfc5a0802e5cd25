import { ground, palette } from '../palettes/royal-sevens.ts';
import type { Banner } from '../parts/banner.ts';
import { petals, rays } from '../parts/burst.ts';
import { brilliant, seven } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, under } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

export const banner: Banner = {
  slug: 'royal-sevens',
  shade: '#1c0206',
  layers: (pen) => {
    const { hot, warm, red } = palette(pen);
    return [
      ground(pen, 540, 210, 460),
      rays(540, 290, 760, 44, '#ffd36b', 0.2),
      petals(540, 292, 50, 236, {
        from: 180,
        to: 360,
        count: 18,
        fills: [red, '#4a0612'],
        line: '#f0b95a',
        width: 2,
      }),
      petals(540, 292, 40, 150, {
        from: 180,
        to: 360,
        count: 18,
        fills: ['#d9982f', red],
        line: '#3f0510',
        width: 1.4,
      }),
      glow(pen, 540, 170, 170, '#ffb347', 0.5),
      under(
        hot,
        seven(pen, {
          x: 436,
          y: 176,
          scale: 1.04,
          turn: -12,
          face: ['#fff6c9', '#f5b52f', '#95600f', '#ffd76b'],
        }),
        seven(pen, {
          x: 644,
          y: 176,
          scale: 1.04,
          turn: 12,
          face: ['#fff6c9', '#f5b52f', '#95600f', '#ffd76b'],
        }),
      ),
      under(hot, seven(pen, { x: 540, y: 152, scale: 1.62 })),
      engraved(pen, 'queen-crown', 'brass', {
        x: 541,
        y: 38,
        size: 92,
        filter: relief(pen, { glow: '#ffcf6b', glowStrength: 0.7 }),
      }),
      fluent('cherries', { x: 420, y: 248, size: 70, turn: -10, filter: warm }),
      fluent('bell', { x: 652, y: 244, size: 64, turn: 12, filter: warm }),
      under(warm, brilliant(pen, 540, 252, 52)),
      sparks(pen, 14, { x: 380, y: 20, width: 320, height: 200 }, 7),
    ];
  },
  title: (pen) => [
    lettering(pen, { text: 'ROYAL', face: 'gravitas-one', x: 84, y: 32, width: 168, cap: 30, spacing: 0.06 }),
    lettering(pen, { text: 'SEVENS', face: 'gravitas-one', x: 127, y: 84, width: 254, cap: 38 }),
  ],
};
