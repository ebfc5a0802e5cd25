import { pearlPaint, rims } from '../palettes/pearl-tides.ts';
import { petals, rays, rings } from '../parts/burst.ts';
import { starPath } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { across, glow, linear, metal, round } from '../parts/paint.ts';
import { type Pen, polar } from '../parts/pen.ts';
import { spark } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import type { DrawSymbol } from '../parts/symbol-frame.ts';

/** Light that falls through shallow water. */
const waterlit = (pen: Pen, glowing: string): string =>
  rim(pen, { rim: '#f2ffff', glow: glowing, glowStrength: 0.5, glowSize: 5, shade: 0.24, size: 0.6 });

/** A golden sea star on a medallion of lagoon; it stands in. */
const starfish: DrawSymbol = (pen) => {
  const gold = across(
    pen,
    [
      [0, '#fff3bd'],
      [38, '#ffc24a'],
      [72, '#f0862a'],
      [100, '#a8400f'],
    ],
    [60, 6],
    [100, 130],
  );
  const arms = [-90, -18, 54, 126, 198];
  const knobs = arms
    .flatMap((degrees) =>
      [14, 26, 37, 47].map((radius, index) => {
        const [x, y] = polar(80, 70, radius, degrees);
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${4.6 - index * 0.7}"/>`;
      }),
    )
    .join('');
  return [
    `<circle cx="80" cy="80" r="75" fill="${round(pen, [
      [0, '#8ff5ee'],
      [55, '#1aa6b8'],
      [100, '#064a6a'],
    ])}" stroke="${metal(pen, 'brass')}" stroke-width="5"/>`,
    rays(80, 80, 66, 20, '#eaffff', 0.22),
    rings(80, 80, [67], '#dffcff', 1.6, 0.7),
    under(
      rim(pen, { rim: '#fffbe2', glow: '#04384a', glowStrength: 0.7, glowSize: 4, shade: 0.24, size: 0.6 }),
      `<path d="${starPath(80, 70, 58, 27, 5)}" fill="${gold}" stroke="${gold}" stroke-width="15" stroke-linejoin="round"/>`,
    ),
    `<g fill="#fff0c0" opacity=".9">${knobs}<circle cx="80" cy="70" r="6.5"/></g>`,
    lettering(pen, {
      text: 'WILD',
      face: 'righteous',
      x: 80,
      y: 143,
      width: 104,
      cap: 31,
      fill: 'silver',
      key: '#04204a',
    }),
    spark(124, 32, 11, '#ffffff'),
  ];
};

/** The open shell of the poster, a pearl on its lip. */
const oyster: DrawSymbol = (pen) => {
  const { cool } = rims(pen);
  const shell = (top: string, middle: string, foot: string): string =>
    across(
      pen,
      [
        [0, top],
        [52, middle],
        [100, foot],
      ],
      [80, 2],
      [80, 138],
    );
  const deep = shell('#ffe4f0', '#d3a6dc', '#4a4fa8');
  return [
    glow(pen, 80, 80, 76, '#bff6ff', 0.7),
    '<g transform="translate(80 81) scale(.78) translate(-80 -88)">',
    under(
      cool,
      petals(80, 120, 12, 104, {
        from: 198,
        to: 342,
        count: 9,
        fills: [shell('#ffffff', '#f8d9e8', '#8a7fd0'), deep],
        line: '#d9a94e',
        width: 2.2,
      }),
    ),
    glow(pen, 80, 84, 58, '#ffffff', 0.8),
    under(
      cool,
      '<path d="M16 108C24 84 50 76 80 76S136 84 144 108C132 130 110 138 80 138S28 130 16 108Z" fill="#6a2f5c"/>',
      '<path d="M26 106C36 90 56 84 80 84S124 90 134 106C120 122 104 128 80 128S40 122 26 106Z" fill="#ffcfdd"/>',
      `<path d="M12 110C30 130 54 136 80 136S130 130 148 110C150 138 120 156 80 156S10 138 12 110Z" fill="${deep}" stroke="#d9a94e" stroke-width="2.6"/>`,
      `<circle cx="80" cy="92" r="29" fill="${pearlPaint(pen)}"/>`,
    ),
    '<ellipse cx="70" cy="79" rx="9" ry="6" fill="#fff" transform="rotate(-30 70 79)"/>',
    glow(pen, 70, 79, 20, '#ffffff', 0.9),
    '</g>',
    spark(130, 30, 12, '#ffffff'),
    spark(28, 40, 9, '#ffffff'),
  ];
};

/** The great pearl in its ring of gold: alike above and below, so that a stack of them is a string. */
const pearl: DrawSymbol = (pen) => [
  glow(pen, 80, 80, 80, '#ffe9f6', 0.75),
  `<circle cx="80" cy="80" r="72" fill="${round(pen, [
    [0, '#2fc6d0'],
    [78, '#0c7a96'],
    [100, '#053c5c'],
  ])}" stroke="${metal(pen, 'brass')}" stroke-width="6"/>`,
  rings(80, 80, [64.5], '#fff6d8', 1.6, 0.75),
  under(
    rim(pen, { rim: '#ffffff', glow: '#04283e', glowStrength: 0.75, glowSize: 4, shade: 0.12, size: 0.6 }),
    `<circle cx="80" cy="80" r="56" fill="${pearlPaint(pen)}"/>`,
  ),
  `<path d="M31 94A52 52 0 0 0 122 112A66 66 0 0 1 31 94Z" fill="#8fe6ee" opacity=".5"/>`,
  `<path d="M122 60A46 46 0 0 1 112 112A74 74 0 0 0 122 60Z" fill="#ffc9a8" opacity=".55"/>`,
  '<ellipse cx="60" cy="54" rx="19" ry="12" fill="#fff" transform="rotate(-32 60 54)"/>',
  glow(pen, 60, 54, 34, '#ffffff', 0.85),
  spark(120, 36, 13, '#ffffff'),
];

interface CatchLook {
  readonly size: number;
  readonly tint?: string;
}

/** What the lagoon brings, in the light under water. */
function inWater(name: string, glowing: string, look: CatchLook): DrawSymbol {
  return (pen) => {
    const object = fluent(name, { x: 80, y: 80, turn: 0, filter: waterlit(pen, glowing), ...look });
    return [glow(pen, 80, 80, 70, glowing, 0.42), object, spark(124, 32, 10, '#ffffff')];
  };
}

/** Seen from above as it crosses the lagoon, its shell of jade. */
const turtle: DrawSymbol = (pen) => [
  `<circle cx="80" cy="80" r="71" fill="${round(pen, [
    [0, '#fff8e0'],
    [55, '#f4d596'],
    [100, '#b98a42'],
  ])}" stroke="${metal(pen, 'jade')}" stroke-width="5"/>`,
  rings(80, 80, [63, 48], '#fffdf0', 1.5, 0.7),
  engraved(pen, 'sea-turtle', 'jade', {
    x: 80,
    y: 81,
    size: 118,
    filter: relief(pen, {
      glow: '#6a4a14',
      glowStrength: 0.5,
      glowSize: 4,
      key: '#04342c',
      keyWidth: 2,
      bevel: 2,
      light: '#effff5',
    }),
  }),
  spark(42, 40, 11, '#ffffff'),
];

type Glass = readonly [light: string, body: string, deep: string];

/** Glass that the sea has rounded, a motif let into it. */
const pebble =
  ([light, body, deep]: Glass, motif: DrawSymbol): DrawSymbol =>
  (pen) => [
    under(
      rim(pen, { rim: light, glow: body, glowStrength: 0.45, glowSize: 4, shade: 0.24, size: 0.5 }),
      `<path d="M80 17C122 15 145 36 144 78C145 124 122 145 82 144C38 146 15 122 16 80C15 38 40 16 80 17Z" fill="${linear(
        pen,
        [
          [0, light],
          [46, body],
          [100, deep],
        ],
        40,
      )}"/>`,
    ),
    `<path d="M80 28C115 27 133 44 133 79C133 115 114 133 81 133C45 134 27 114 27 80C27 46 46 27 80 28Z" fill="none" stroke="${light}" stroke-width="2.2" opacity=".75"/>`,
    under(
      relief(pen, {
        glow: deep,
        glowStrength: 0.5,
        glowSize: 3,
        key: deep,
        keyWidth: 1.6,
        bevel: 1.6,
        light,
      }),
      ...motif(pen),
    ),
    '<path d="M30 62C34 38 50 28 78 27C98 27 104 33 84 37C60 41 46 50 40 68C36 78 28 74 30 62Z" fill="#fff" opacity=".42"/>',
  ];

const scallop: DrawSymbol = (pen) => [
  petals(80, 112, 6, 58, {
    from: 206,
    to: 334,
    count: 7,
    fills: [metal(pen, 'ivory'), '#fbe3d2'],
    line: '#a8557e',
    width: 1.6,
  }),
  '<path d="M60 106H100L95 121H65Z" fill="#f4e2cb" stroke="#a8557e" stroke-width="1.6" stroke-linejoin="round"/>',
];

const bubbles: DrawSymbol = (pen) => {
  const air = round(
    pen,
    [
      [0, '#ffffff'],
      [40, '#d8f1ff'],
      [82, '#7db6f6'],
      [100, '#f2fbff'],
    ],
    [0.34, 0.28],
  );
  return [
    [66, 92, 30],
    [104, 64, 20],
    [106, 106, 12],
    [72, 46, 10],
  ].map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${air}"/>`);
};

/** Symbols of Pearl Tides by the names of its reels. */
export const symbols: Record<string, DrawSymbol> = {
  starfish,
  oyster,
  pearl,
  turtle,
  fish: inWater('tropical-fish', '#ffd24a', { size: 150 }),
  coral: inWater('coral', '#ff7a9c', { size: 148, tint: 'hue-rotate(-22deg)' }),
  conch: inWater('spiral-shell', '#ffc48a', {
    size: 138,
    tint: 'sepia(.75) saturate(1.9) hue-rotate(-14deg)',
  }),
  scallop: pebble(['#ffe6f2', '#f07fb4', '#8a1f66'], scallop),
  seahorse: pebble(['#fff3cf', '#f2b84a', '#8a4f0e'], (pen) => [
    engraved(pen, 'seahorse', 'ivory', { x: 80, y: 81, size: 102 }),
  ]),
  bubbles: pebble(['#e2f1ff', '#5a8fe8', '#1c2f8c'], bubbles),
};
