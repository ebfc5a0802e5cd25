import { rays, rings } from '../parts/burst.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear, type Metal, metal, round } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';
import { spark } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import type { DrawSymbol } from '../parts/symbol-frame.ts';

const candlelit = (pen: Pen, glowing: string): string =>
  rim(pen, { rim: '#ffe9f4', glow: glowing, glowStrength: 0.55, glowSize: 5, shade: 0.3, size: 0.6 });

/** The mask on a night-blue lozenge; on the reels it opens to the whole figure. */
const mask: DrawSymbol = (pen) => [
  glow(pen, 80, 76, 80, '#ff7bd0', 0.6),
  `<path d="M80 2L158 80L80 158L2 80Z" fill="${round(pen, [
    [0, '#6a2cd0'],
    [70, '#2a0e66'],
    [100, '#12042e'],
  ])}" stroke="${metal(pen, 'brass')}" stroke-width="4"/>`,
  rays(80, 72, 66, 24, '#ffd0f0', 0.22),
  engraved(pen, 'carnival-mask', 'rose', {
    x: 80,
    y: 74,
    size: 138,
    filter: relief(pen, {
      glow: '#ff7bd0',
      glowStrength: 0.8,
      glowSize: 6,
      key: '#2b0820',
      keyWidth: 2,
      light: '#fff0f4',
      bevel: 2,
    }),
  }),
  lettering(pen, {
    text: 'WILD',
    face: 'elsie-swash-caps',
    x: 80,
    y: 138,
    width: 104,
    cap: 28,
    fill: 'rose',
    key: '#1c0530',
  }),
  spark(118, 40, 11, '#ffffff'),
];

const thing =
  (name: string, glowing: string, at: { size?: number; turn?: number; tint?: string } = {}): DrawSymbol =>
  (pen) => [
    glow(pen, 80, 80, 66, glowing, 0.38),
    fluent(name, {
      x: 80,
      y: 80,
      size: at.size ?? 140,
      turn: at.turn ?? 0,
      filter: candlelit(pen, glowing),
      ...(at.tint && { tint: at.tint }),
    }),
    spark(120, 36, 10, '#ffffff'),
  ];

/** A thing of metal before a dark medallion. */
const medal =
  (name: string, skin: Metal, hues: readonly [string, string], light: string): DrawSymbol =>
  (pen) => [
    `<circle cx="80" cy="80" r="69" fill="${round(pen, [
      [0, hues[0]],
      [100, hues[1]],
    ])}" stroke="${metal(pen, 'brass')}" stroke-width="5"/>`,
    rings(80, 80, [60], light, 1.6, 0.6),
    engraved(pen, name, skin, {
      x: 80,
      y: 80,
      size: 112,
      filter: relief(pen, {
        glow: light,
        glowStrength: 0.4,
        glowSize: 5,
        key: '#140420',
        keyWidth: 1.8,
        light,
      }),
    }),
    spark(118, 42, 10, '#ffffff'),
  ];

/** Suits of the card room, cut as stones. */
const SUITS = {
  heart: 'M80 142C20 100 12 66 22 46C34 20 66 22 80 50C94 22 126 20 138 46C148 66 140 100 80 142Z',
  diamond: 'M80 12L134 80L80 148L26 80Z',
  club: 'M80 14A31 31 0 0 1 105 64A31 31 0 1 1 92 112Q92 132 106 146H54Q68 132 68 112A31 31 0 1 1 55 64A31 31 0 0 1 80 14Z',
  spade:
    'M80 12C94 44 142 66 142 98C142 124 108 132 92 112Q92 132 106 148H54Q68 132 68 112C52 132 18 124 18 98C18 66 66 44 80 12Z',
} as const;

const suit =
  (name: keyof typeof SUITS, hues: readonly [string, string, string], shine: string): DrawSymbol =>
  (pen) => [
    under(
      rim(pen, { rim: shine, glow: hues[1], glowStrength: 0.6, glowSize: 5, shade: 0.34, size: 0.6 }),
      `<path d="${SUITS[name]}" fill="${linear(
        pen,
        [
          [0, hues[0]],
          [46, hues[1]],
          [100, hues[2]],
        ],
        70,
      )}" stroke="${metal(pen, 'brass')}" stroke-width="6" stroke-linejoin="round"/>`,
    ),
    `<g transform="translate(80 82) scale(.74) translate(-80 -82)"><path d="${SUITS[name]}" fill="none" stroke="${shine}" stroke-width="2.6" opacity=".55"/></g>`,
    '<ellipse cx="58" cy="58" rx="15" ry="8" fill="#fff" opacity=".5" transform="rotate(-38 58 58)"/>',
    spark(112, 46, 9, '#ffffff'),
  ];

/** Symbols of Midnight Masque by the names of its reels. */
export const symbols: Record<string, DrawSymbol> = {
  mask,
  rose: thing('rose', '#ff3b7a', { size: 148, turn: 10 }),
  violin: thing('violin', '#ff9a4a', { size: 148, tint: 'brightness(1.45) saturate(1.5)' }),
  goblet: thing('wine-glass', '#ff5a8a', { size: 146 }),
  candelabra: medal('lit-candelabra', 'brass', ['#5a2a9c', '#160636'], '#ffe7a6'),
  heart: suit('heart', ['#ff9db4', '#d8183f', '#5c0418'], '#ffe0e8'),
  diamond: suit('diamond', ['#9fe8ff', '#1f86d8', '#07305c'], '#e6f8ff'),
  club: suit('club', ['#a8f5cf', '#1d9a68', '#06402c'], '#e0fff0'),
  spade: suit('spade', ['#d9b8ff', '#7a38d4', '#2a0a5c'], '#f2e6ff'),
};
