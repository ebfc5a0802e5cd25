import { around, petals, rays } from '../parts/burst.ts';
import { cutBox } from '../parts/frame.ts';
import { brilliant, cabochon, foldedStar, seven, starPath } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { linear, metal, round } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';
import { bulb, dust, spark } from '../parts/sparkle.ts';
import type { DrawSymbol } from '../parts/symbol-frame.ts';

const warm = (pen: Pen): string => rim(pen, { glow: '#ff8a2e', glowStrength: 0.45, glowSize: 5, size: 0.6 });

const CROWN = 'M30 112L18 50L50 76L80 28L110 76L142 50L130 112Q80 100 30 112Z';

const wild: DrawSymbol = (pen) => [
  under(
    relief(pen, { glow: '#ffb02e', glowStrength: 0.7, glowSize: 6, keyWidth: 2, bevel: 2.2, height: 5 }),
    `<path d="${CROWN}" fill="${metal(pen, 'brass')}"/>`,
    `<circle cx="18" cy="48" r="8" fill="${metal(pen, 'brass')}"/><circle cx="80" cy="26" r="10" fill="${metal(pen, 'brass')}"/><circle cx="142" cy="48" r="8" fill="${metal(pen, 'brass')}"/>`,
  ),
  `<path d="M40 100L33 66L52 86L80 46L108 86L127 66L120 100Q80 90 40 100Z" fill="${linear(pen, [
    [0, '#c4182c'],
    [100, '#5c0612'],
  ])}"/>`,
  cabochon(pen, 80, 78, 9, ['#7fd0ff', '#0f4f9c']),
  cabochon(pen, 53, 89, 5, ['#8dffc4', '#0d6a41']),
  cabochon(pen, 107, 89, 5, ['#8dffc4', '#0d6a41']),
  lettering(pen, { text: 'WILD', face: 'limelight', x: 80, y: 144, width: 136, cap: 29, fill: 'fire' }),
  spark(132, 32, 11),
];

const scatter: DrawSymbol = (pen) => [
  under(
    rim(pen, { glow: '#3fd8ff', glowStrength: 0.6, glowSize: 6, size: 0.6 }),
    petals(80, 76, 14, 61, {
      from: 0,
      to: 360,
      count: 16,
      fills: [metal(pen, 'brass'), '#7d4b12'],
      line: '#2b1405',
      width: 1.6,
    }),
    `<circle cx="80" cy="76" r="45" fill="${round(pen, [
      [0, '#1fb8b0'],
      [70, '#0a5a6b'],
      [100, '#06303f'],
    ])}" stroke="${metal(pen, 'brass')}" stroke-width="5"/>`,
  ),
  rays(80, 76, 42, 24, '#9ff7ef', 0.22),
  `<path d="${starPath(80, 76, 40, 16, 8)}" fill="#2b1405" stroke="#2b1405" stroke-width="5" stroke-linejoin="round"/>`,
  foldedStar(80, 76, 40, 16, 8, '#fff1bf', '#d1922a'),
  cabochon(pen, 80, 76, 9, ['#ff9a8a', '#a30d1f']),
  around(80, 76, 62, 16, (x, y, index) => bulb(pen, x, y, 3, index % 2 === 0), { from: 11.25, to: 371.25 }),
  lettering(pen, {
    text: 'BONUS',
    face: 'limelight',
    x: 80,
    y: 151,
    width: 142,
    cap: 23,
    fill: 'ice',
    key: '#06202c',
  }),
];

const sevenRed: DrawSymbol = (pen) => [
  under(
    rim(pen, { rim: '#fff9e6', glow: '#ff2d2d', glowStrength: 0.7, glowSize: 6, shade: 0.22, size: 0.7 }),
    seven(pen, { x: 79, y: 80, scale: 1.14 }),
  ),
  spark(43, 34, 13),
];

const bell: DrawSymbol = (pen) => {
  const gold = linear(
    pen,
    [
      [0, '#8a5a18'],
      [16, '#f7cf74'],
      [34, '#fff6d2'],
      [55, '#e0a237'],
      [84, '#8a5a18'],
      [100, '#5c380e'],
    ],
    90,
  );
  return [
    under(
      warm(pen),
      `<circle cx="80" cy="134" r="14" fill="${metal(pen, 'copper')}" stroke="#3a1c05" stroke-width="3"/>`,
      `<path d="M66 26a14 14 0 0 1 28 0" fill="none" stroke="#3a1c05" stroke-width="13"/><path d="M66 26a14 14 0 0 1 28 0" fill="none" stroke="${gold}" stroke-width="7"/>`,
      `<path d="M80 24C116 24 118 56 121 82C123 100 130 108 144 116V128H16V116C30 108 37 100 39 82C42 56 44 24 80 24Z" fill="${gold}" stroke="#3a1c05" stroke-width="4" stroke-linejoin="round"/>`,
    ),
    `<path d="M38 92Q80 104 122 92L124 103Q80 115 36 103Z" fill="#a50f20" stroke="#ffe9b0" stroke-width="2"/>`,
    `<path d="M58 40Q50 60 50 84" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".65" fill="none"/>`,
    `<path d="M16 116H144" stroke="#fff3c9" stroke-width="2" opacity=".8"/>`,
    cabochon(pen, 80, 101, 8, ['#7fd0ff', '#0f4f9c']),
    spark(112, 36, 12),
  ];
};

const diamond: DrawSymbol = (pen) => [
  under(
    rim(pen, { rim: '#ffffff', glow: '#4fb8ff', glowStrength: 0.75, glowSize: 7, shade: 0.2, size: 0.6 }),
    brilliant(pen, 80, 78, 146),
  ),
  spark(128, 44, 15, '#fff'),
  spark(46, 112, 9, '#fff'),
];

const cherries: DrawSymbol = (pen) => {
  const berry = round(
    pen,
    [
      [0, '#ffd9d2'],
      [22, '#ff5a55'],
      [62, '#c20f26'],
      [100, '#5c0416'],
    ],
    [0.34, 0.26],
  );
  const fruit = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${berry}" stroke="#38030e" stroke-width="3.4"/><ellipse cx="${x - r * 0.36}" cy="${y - r * 0.42}" rx="${r * 0.3}" ry="${r * 0.18}" fill="#fff" opacity=".85" transform="rotate(-32 ${x - r * 0.36} ${y - r * 0.42})"/><path d="M${x - 8} ${y - r + 3}Q${x} ${y - r + 10} ${x + 8} ${y - r + 3}" fill="none" stroke="#38030e" stroke-width="3"/>`;
  const stem = 'M52 78C56 50 76 26 112 18M112 92C116 62 114 38 112 18';
  return [
    under(
      warm(pen),
      `<path d="${stem}" fill="none" stroke="#143a12" stroke-width="9" stroke-linecap="round"/><path d="${stem}" fill="none" stroke="#5fae3c" stroke-width="4.5" stroke-linecap="round"/>`,
      `<path d="M110 20C84 4 50 10 34 34C62 46 96 42 110 20Z" fill="${linear(pen, [
        [0, '#b6f07a'],
        [50, '#3f9c35'],
        [100, '#12501f'],
      ])}" stroke="#0d3a16" stroke-width="3.4" stroke-linejoin="round"/>`,
      fruit(48, 108, 34),
      fruit(112, 118, 31),
    ),
    `<path d="M108 20C86 22 62 26 40 33" fill="none" stroke="#d9ffb0" stroke-width="2" opacity=".8"/>`,
    spark(34, 86, 8, '#fff'),
  ];
};

const bar: DrawSymbol = (pen) => {
  const plate = (y: number, face: readonly [string, string]): string =>
    `<path d="${cutBox(12, y, 136, 40, 8)}" fill="${metal(pen, 'brass')}" stroke="#2b1405" stroke-width="4" stroke-linejoin="round"/><path d="${cutBox(18, y + 6, 124, 28, 5)}" fill="${linear(
      pen,
      [
        [0, face[0]],
        [100, face[1]],
      ],
    )}" stroke="#3a1c05" stroke-width="1.6"/>`;
  const word = (y: number): string =>
    lettering(pen, {
      text: 'BAR',
      face: 'bowlby-one-sc',
      x: 80,
      y,
      width: 96,
      cap: 21,
      spacing: 0.12,
      line: null,
    });
  return [
    under(
      warm(pen),
      plate(14, ['#1d6f63', '#06302f']),
      plate(60, ['#7b1fa0', '#2f0650']),
      plate(106, ['#b3121f', '#4d0610']),
    ),
    word(45),
    word(91),
    word(137),
  ];
};

const lemon: DrawSymbol = (pen) => {
  const skin = round(
    pen,
    [
      [0, '#fffbd0'],
      [30, '#ffe14a'],
      [70, '#e8a50f'],
      [100, '#8a5200'],
    ],
    [0.36, 0.28],
  );
  return [
    under(
      warm(pen),
      `<path d="M78 40C88 14 112 6 134 14C124 38 100 50 78 40Z" fill="${linear(pen, [
        [0, '#b6f07a'],
        [50, '#3f9c35'],
        [100, '#12501f'],
      ])}" stroke="#0d3a16" stroke-width="3.4" stroke-linejoin="round"/>`,
      `<path transform="rotate(-20 80 84)" d="M8 84C20 80 26 71 34 60C46 42 62 34 80 34C98 34 114 42 126 60C134 71 140 80 152 84C140 88 134 97 126 108C114 126 98 134 80 134C62 134 46 126 34 108C26 97 20 88 8 84Z" fill="${skin}" stroke="#4d2c00" stroke-width="4" stroke-linejoin="round"/>`,
    ),
    `<path d="M84 37C98 26 114 18 130 16" fill="none" stroke="#d9ffb0" stroke-width="2" opacity=".8"/>`,
    `<ellipse cx="58" cy="66" rx="20" ry="9" fill="#fff" opacity=".75" transform="rotate(-44 58 66)"/>`,
    dust(pen, 26, { x: 50, y: 50, width: 66, height: 70 }, '#b87a00', 1.7),
    spark(118, 64, 10, '#fff'),
  ];
};

const plum: DrawSymbol = (pen) => {
  const skin = round(
    pen,
    [
      [0, '#f0d4ff'],
      [24, '#a65be0'],
      [66, '#571a9c'],
      [100, '#200548'],
    ],
    [0.34, 0.28],
  );
  return [
    under(
      rim(pen, { glow: '#a45bff', glowStrength: 0.5, glowSize: 5, size: 0.6 }),
      `<path d="M78 42C78 30 82 20 92 12" fill="none" stroke="#2c1405" stroke-width="10" stroke-linecap="round"/><path d="M78 42C78 30 82 20 92 12" fill="none" stroke="#a06a34" stroke-width="5" stroke-linecap="round"/>`,
      `<path d="M84 34C98 12 122 10 146 22C130 44 106 48 84 34Z" fill="${linear(pen, [
        [0, '#b6f07a'],
        [50, '#3f9c35'],
        [100, '#12501f'],
      ])}" stroke="#0d3a16" stroke-width="3.4" stroke-linejoin="round"/>`,
      `<path d="M78 40C96 28 138 38 142 82C145 122 112 150 80 150C46 150 16 122 18 84C20 42 58 30 78 40Z" fill="${skin}" stroke="#1a0438" stroke-width="4"/>`,
    ),
    `<path d="M78 42C66 70 66 116 82 148" fill="none" stroke="#1a0438" stroke-width="4" opacity=".55"/><path d="M82 44C70 72 71 116 86 147" fill="none" stroke="#d9a6ff" stroke-width="2" opacity=".5"/>`,
    `<ellipse cx="46" cy="72" rx="17" ry="9" fill="#fff" opacity=".72" transform="rotate(-48 46 72)"/>`,
    spark(116, 66, 9, '#fff'),
  ];
};

const melon: DrawSymbol = (pen) => {
  const flesh = linear(pen, [
    [0, '#ff9a86'],
    [45, '#f0303e'],
    [100, '#b80d28'],
  ]);
  const slice = (r: number): string => `M${80 - r} 62A${r} ${r} 0 0 0 ${80 + r} 62Z`;
  return [
    under(
      rim(pen, { glow: '#49e07a', glowStrength: 0.45, glowSize: 5, size: 0.6 }),
      `<g transform="rotate(-12 80 80)"><path d="${slice(72)}" fill="#0c4d22" stroke="#062a12" stroke-width="4" stroke-linejoin="round"/><path d="${slice(66)}" fill="#3fae4a"/><path d="${slice(61)}" fill="#e6ffd0"/><path d="${slice(56)}" fill="${flesh}"/></g>`,
    ),
    `<g transform="rotate(-12 80 80)"><path d="M22 62H138" stroke="#ffd9d0" stroke-width="3" opacity=".85"/>${[
      [44, 76, 14],
      [68, 80, 4],
      [92, 80, -4],
      [116, 76, -14],
      [56, 94, 12],
      [80, 98, 0],
      [104, 94, -12],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -8C6 -1 6 8 0 8S-6 -1 0 -8Z" fill="#2a0a08"/><path d="M-2 -3Q-3 2 -1 5" stroke="#fff" stroke-width="1.4" fill="none" opacity=".8"/></g>`,
      )
      .join('')}</g>`,
    spark(40, 44, 11, '#fff'),
    spark(126, 118, 8, '#fff'),
  ];
};

/** Symbols of Royal Sevens by the names of its reels; the crown is wild, the star scatters. */
export const symbols: Record<string, DrawSymbol> = {
  crown: wild,
  star: scatter,
  seven: sevenRed,
  diamond,
  bell,
  bar,
  melon,
  plum,
  lemon,
  cherry: cherries,
};
