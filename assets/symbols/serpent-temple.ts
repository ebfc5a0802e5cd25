import { rays } from '../parts/burst.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear, type Metal, metal, round } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';
import { spark } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';
import type { DrawSymbol } from '../parts/symbol-frame.ts';

type Tones = readonly [light: string, middle: string, dark: string];

/** A hewn stone with stepped corners that fills its cell; everything else is set into it. */
function stone(pen: Pen, [light, middle, dark]: Tones): string {
  const body = linear(
    pen,
    [
      [0, light],
      [42, middle],
      [100, dark],
    ],
    68,
  );
  const outline = 'M26 8H134V18H144V28H152V132H144V142H134V152H26V142H16V132H8V28H16V18H26Z';
  return [
    `<path d="${outline}" fill="${body}" stroke="#0b0f0a" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="M26 11H134M26 18H16V28H8V130" fill="none" stroke="${light}" stroke-width="3.4" opacity=".8"/>`,
    `<path d="M149 30V130H142V140H132V149H28" fill="none" stroke="#000" stroke-width="4" opacity=".35"/>`,
    `<g fill="none" stroke="${dark}" stroke-width="1.6" opacity=".55"><path d="M30 42l9 7-4 8M128 118l-9 5 2 9M34 124l7-4"/></g>`,
  ].join('');
}

/** A sunk field with a bright lower edge, for what is inlaid. */
const field = (pen: Pen, tones: Tones, shape: string): string =>
  `<path d="${shape}" fill="${round(pen, [
    [0, tones[0]],
    [60, tones[1]],
    [100, tones[2]],
  ])}" stroke="#000" stroke-opacity=".55" stroke-width="3"/>`;

const CIRCLE = 'M80 24A56 56 0 1 1 79.9 24Z';

interface CarvedLook {
  readonly stone: Tones;
  readonly field: Tones;
  readonly metal: Metal;
  readonly glow: string;
  readonly light: string;
  readonly size: number;
}

/** A figure of the temple in relief. */
const carved =
  (
    figure: string,
    { stone: tones, field: ground, metal: skin, glow: glowing, light, size }: CarvedLook,
  ): DrawSymbol =>
  (pen) => [
    stone(pen, tones),
    field(pen, ground, CIRCLE),
    rays(80, 80, 54, 16, glowing, 0.22),
    `<circle cx="80" cy="80" r="56" fill="none" stroke="${metal(pen, 'brass')}" stroke-width="6"/>`,
    engraved(pen, figure, skin, {
      x: 80,
      y: 80,
      size,
      filter: relief(pen, {
        glow: glowing,
        glowStrength: 0.6,
        glowSize: 5,
        key: '#06130c',
        keyWidth: 2,
        bevel: 2,
        light,
      }),
    }),
    spark(122, 36, 12, '#ffffff'),
  ];

interface GemLook {
  readonly stone: Tones;
  readonly gem: Tones;
  /** Outline of the gem, and the edges of its facets. */
  readonly shape: string;
  readonly facets: string;
  readonly shine: string;
}

/** A cut gem, set into its stone. */
const gem =
  ({ stone: tones, gem: hues, shape, facets, shine }: GemLook): DrawSymbol =>
  (pen) => [
    stone(pen, tones),
    glow(pen, 80, 80, 58, hues[1], 0.5),
    under(
      rim(pen, { rim: '#ffffff', glow: hues[2], glowStrength: 0.7, glowSize: 4, shade: 0.24, size: 0.5 }),
      `<path d="${shape}" fill="${linear(
        pen,
        [
          [0, hues[0]],
          [46, hues[1]],
          [100, hues[2]],
        ],
        62,
      )}" stroke="${metal(pen, 'brass')}" stroke-width="5" stroke-linejoin="round"/>`,
    ),
    `<path d="${facets}" fill="none" stroke="${shine}" stroke-width="2.4" stroke-linejoin="round" opacity=".75"/>`,
    spark(58, 50, 15, '#ffffff'),
  ];

const SAND: Tones = ['#e6d7a8', '#a58f5e', '#54452a'];
const MOSS: Tones = ['#a9b892', '#64755a', '#2b3728'];
const CLAY: Tones = ['#d9b48a', '#94694a', '#472c1e'];

/** Symbols of Serpent Temple by the names of its stones. */
export const symbols: Record<string, DrawSymbol> = {
  serpent: carved('snake', {
    stone: ['#ffe7a0', '#d89a2a', '#6a3e08'],
    field: ['#0f7a58', '#06402f', '#02180f'],
    metal: 'jade',
    glow: '#58ffb4',
    light: '#f0fff6',
    size: 104,
  }),
  mask: carved('totem-head', {
    stone: ['#f2977c', '#b8402a', '#5a120c'],
    field: ['#5a1c10', '#340c06', '#160402'],
    metal: 'brass',
    glow: '#ffb45a',
    light: '#fff3cf',
    size: 98,
  }),
  jaguar: carved('lynx-head', {
    stone: ['#5fb7a6', '#1f6a62', '#08302f'],
    field: ['#2f8f86', '#0c4a48', '#03201f'],
    metal: 'brass',
    glow: '#ff9a3c',
    light: '#fff1cf',
    size: 104,
  }),
  jade: gem({
    stone: MOSS,
    gem: ['#c8ffdd', '#27b86f', '#05552f'],
    shape: 'M56 32H104L128 56V104L104 128H56L32 104V56Z',
    facets:
      'M64 50H96L110 64V96L96 110H64L50 96V64ZM56 32L64 50M104 32L96 50M128 56L110 64M128 104L110 96M104 128L96 110M56 128L64 110M32 104L50 96M32 56L50 64',
    shine: '#eafff2',
  }),
  amber: gem({
    stone: CLAY,
    gem: ['#fff0a8', '#ff9a1c', '#9c3a02'],
    shape: 'M80 26C104 52 124 76 124 98A44 38 0 0 1 36 98C36 76 56 52 80 26Z',
    facets: 'M80 46C94 64 108 82 108 98A28 25 0 0 1 52 98C52 82 66 64 80 46Z',
    shine: '#fff7d6',
  }),
  obsidian: gem({
    stone: SAND,
    gem: ['#b9a6ff', '#2b1c5a', '#050310'],
    shape: 'M80 26L126 54V106L80 134L34 106V54Z',
    facets:
      'M80 52L104 67V93L80 108L56 93V67ZM80 26V52M126 54L104 67M126 106L104 93M80 134V108M34 106L56 93M34 54L56 67',
    shine: '#d8ccff',
  }),
};
