import { rays } from '../parts/burst.ts';
import { goldenApple } from '../parts/golden-apple.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';
import { leaf } from '../parts/scenery.ts';
import { spark } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import type { DrawSymbol } from '../parts/symbol-frame.ts';

const sunlit = (pen: Pen, glowing: string): string =>
  rim(pen, { rim: '#fffdf0', glow: glowing, glowStrength: 0.5, glowSize: 4, shade: 0.24, size: 0.55 });

/** A fruit in the morning sun, with one spark. */
const fruit =
  (name: string, glowing: string, at: { size?: number; turn?: number } = {}): DrawSymbol =>
  (pen) => [
    fluent(name, {
      x: 80,
      y: 80,
      size: at.size ?? 140,
      turn: at.turn ?? 0,
      filter: sunlit(pen, glowing),
    }),
    spark(118, 36, 9, '#ffffff'),
  ];

const wild: DrawSymbol = (pen) => {
  const ribbon = linear(pen, [
    [0, '#4f9a34'],
    [50, '#2b6a22'],
    [100, '#123a10'],
  ]);
  return [
    glow(pen, 80, 74, 78, '#ffd24a', 0.8),
    rays(80, 74, 76, 20, '#fff2b0', 0.55),
    under(
      rim(pen, { rim: '#fffbe6', glow: '#ffb82e', glowStrength: 0.7, glowSize: 5, shade: 0.25, size: 0.6 }),
      `<g transform="translate(80 80) scale(1.06)">${goldenApple(pen)}</g>`,
    ),
    leaf(82, 20, 46, -14, '#4f8a34'),
    '<ellipse cx="58" cy="58" rx="14" ry="8" fill="#fff" opacity=".85" transform="rotate(-38 58 58)"/>',
    `<path d="M14 112H146L134 128L146 144H14L26 128Z" fill="${ribbon}" stroke="#f5d67a" stroke-width="2.4" stroke-linejoin="round"/>`,
    lettering(pen, {
      text: 'WILD ×2',
      face: 'ultra',
      x: 80,
      y: 136,
      width: 98,
      cap: 17,
      fill: 'ivory',
      key: '#12240c',
    }),
    spark(120, 40, 12, '#ffffff'),
  ];
};

/** A straw hive with its door, and a bee before it. */
const hive: DrawSymbol = (pen) => {
  const straw = linear(pen, [
    [0, '#fff6c8'],
    [30, '#ffd75e'],
    [70, '#f0a92a'],
    [100, '#b8741a'],
  ]);
  const ring = (y: number, half: number): string =>
    `<rect x="${80 - half}" y="${y}" width="${half * 2}" height="23" rx="11.5" fill="${straw}" stroke="#6b3c08" stroke-width="2.6"/><path d="M${80 - half + 12} ${y + 7}H${80 + half - 16}" stroke="#fff8d8" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`;
  return [
    under(
      sunlit(pen, '#ffb02e'),
      ring(22, 26),
      ring(43, 42),
      ring(64, 53),
      ring(85, 58),
      ring(106, 56),
      ring(127, 48),
      '<path d="M66 140V120A14 14 0 0 1 94 120V140Z" fill="#3a1c05" stroke="#8a5a18" stroke-width="3"/>',
    ),
    fluent('honeybee', { x: 122, y: 46, size: 50, turn: -12, filter: sunlit(pen, '#ffd24a') }),
    spark(46, 40, 9, '#ffffff'),
  ];
};

/** A wicker basket, heaped. */
const basket: DrawSymbol = (pen) => {
  const wicker = linear(pen, [
    [0, '#e8b266'],
    [45, '#b9772e'],
    [100, '#6b3a10'],
  ]);
  return [
    under(
      sunlit(pen, '#ff9a3c'),
      '<path d="M26 90C26 16 134 16 134 90" fill="none" stroke="#6b3a10" stroke-width="11"/><path d="M26 90C26 16 134 16 134 90" fill="none" stroke="#d99a4a" stroke-width="5"/>',
      fluent('red-apple', { x: 52, y: 68, size: 56 }),
      fluent('pear', { x: 108, y: 64, size: 60, turn: 12 }),
      fluent('peach', { x: 80, y: 58, size: 58 }),
      `<path d="M14 84H146L132 142Q80 156 28 142Z" fill="${wicker}" stroke="#4a2608" stroke-width="3.4" stroke-linejoin="round"/>`,
    ),
    '<path d="M20 102H140M25 120H135M30 136Q80 148 130 136" stroke="#4a2608" stroke-width="2.6" opacity=".6" fill="none"/><path d="M34 86L40 144M56 86L58 148M80 86V150M104 86L102 148M126 86L120 144" stroke="#ffe2ad" stroke-width="2.4" opacity=".55" fill="none"/>',
    `<path d="M10 80H150V92H10Z" fill="${wicker}" stroke="#4a2608" stroke-width="3" stroke-linejoin="round"/>`,
    spark(120, 30, 9, '#ffffff'),
  ];
};

/** Symbols of Golden Orchard by the names of its reels; the golden apple is wild and doubles. */
export const symbols: Record<string, DrawSymbol> = {
  'golden-apple': wild,
  hive,
  basket,
  grapes: fruit('grapes', '#a45bff'),
  peach: fruit('peach', '#ff8a5a', { size: 132 }),
  pear: fruit('pear', '#9fd13a', { turn: 6 }),
  cherries: fruit('cherries', '#ff4a3a'),
};
