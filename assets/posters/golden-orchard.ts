import { rays } from '../parts/burst.ts';
import { goldenApple } from '../parts/golden-apple.ts';
import { sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { hills, leaf } from '../parts/scenery.ts';
import { dust, sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';

/** A pale poster: early sun over rows of trees, one bough across the top with fruit of gold. */
export const poster: Poster = {
  slug: 'golden-orchard',
  frame: '#8a6420',
  edge: 0.22,
  layers: (pen) => {
    const gold = rim(pen, { rim: '#fffbe6', glow: '#ffdc7a', glowStrength: 0.7, glowSize: 10, shade: 0.25 });
    const fruit = rim(pen, { rim: '#ffffff', glow: '#c98a2e', glowStrength: 0.4, glowSize: 6, shade: 0.3 });
    const trees = (y: number, size: number, fill: string): string =>
      repeat(
        9,
        (index) =>
          `<circle cx="${n(index * 40 - 10 + (y % 17))}" cy="${y}" r="${size}" fill="${fill}"/><circle cx="${n(index * 40 + 6 + (y % 17))}" cy="${y - size * 0.5}" r="${n(size * 0.8)}" fill="${fill}"/>`,
      );
    const green = (shade: number): string => (shade % 2 ? '#5f9a3a' : '#37752f');
    return [
      sky(pen, [
        [0, '#fff6dc'],
        [45, '#ffe9ae'],
        [70, '#fbd077'],
        [100, '#e2a23c'],
      ]),
      rays(64, 236, 460, 36, '#ffffff', 0.5, { turn: 2 }),
      glow(pen, 64, 236, 170, '#ffffff', 0.95),
      '<circle cx="64" cy="236" r="48" fill="#fffdf0"/>',
      hills([252, 238, 246, 232, 240], '#c9cf7a'),
      trees(256, 11, '#9fb857'),
      hills([268, 262, 256, 262, 268], '#a8bf5a'),
      trees(280, 16, '#6f9a3e'),
      hills([292, 300, 290, 296, 288], '#4f8038'),
      '<path d="M310 8C250 22 170 18 96 60C74 72 54 76 30 74M170 34C176 52 190 62 196 78M96 60C92 74 90 80 92 92" fill="none" stroke="#5a3216" stroke-width="10" stroke-linecap="round"/>',
      repeat(22, (index) =>
        leaf(
          pen.between(30, 290),
          pen.between(12, 76),
          pen.between(30, 54),
          pen.between(-30, 200),
          green(index),
        ),
      ),
      under(gold, `<g transform="translate(200 154) scale(1.42)">${goldenApple(pen)}</g>`),
      under(gold, `<g transform="translate(90 140) rotate(8) scale(.78)">${goldenApple(pen)}</g>`),
      leaf(196, 62, 66, -18, '#4f8a34'),
      leaf(90, 92, 40, 200, '#37752f'),
      '<ellipse cx="172" cy="124" rx="17" ry="9" fill="#fff" opacity=".85" transform="rotate(-38 172 124)"/>',
      fluent('grapes', { x: 46, y: 268, size: 78, turn: -6, filter: fruit }),
      fluent('pear', { x: 258, y: 262, size: 82, turn: 10, filter: fruit }),
      fluent('peach', { x: 110, y: 282, size: 62, filter: fruit }),
      fluent('cherries', { x: 168, y: 280, size: 58, filter: fruit }),
      dust(pen, 30, { x: 20, y: 60, width: 260, height: 200 }, '#ffffff', 1.8),
      sparks(pen, 6, { x: 130, y: 90, width: 150, height: 120 }, 8, '#ffffff'),
      `<path d="M0 302Q150 276 300 302V400H0Z" fill="${linear(pen, [
        [0, '#2f5a26'],
        [100, '#142c12'],
      ])}"/><path d="M0 302Q150 276 300 302" fill="none" stroke="#e9c45a" stroke-width="2.4"/>`,
      lettering(pen, {
        text: 'Golden',
        face: 'berkshire-swash',
        x: 150,
        y: 338,
        width: 220,
        cap: 38,
        key: '#1c2a08',
      }),
      lettering(pen, {
        text: 'ORCHARD',
        face: 'ultra',
        x: 150,
        y: 379,
        width: 250,
        cap: 27,
        fill: 'ivory',
        key: '#12240c',
      }),
    ];
  },
};
