import { rays } from '../parts/burst.ts';
import { engine } from '../parts/express-engine.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear, metal, round } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';
import { spark } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import type { DrawSymbol } from '../parts/symbol-frame.ts';

const sunset = (pen: Pen, glowing = '#ff8a2e'): string =>
  rim(pen, { rim: '#fff3c9', glow: glowing, glowStrength: 0.5, glowSize: 4, shade: 0.3, size: 0.55 });

/** Three sticks with their fuse alight, and the word that says what they do. */
const dynamite: DrawSymbol = (pen) => {
  const paper = linear(
    pen,
    [
      [0, '#ff7a5c'],
      [35, '#e02a26'],
      [75, '#a30d1a'],
      [100, '#5c0610'],
    ],
    90,
  );
  const stick = (x: number, y: number): string =>
    `<rect x="${x}" y="${y}" width="31" height="92" rx="6" fill="${paper}" stroke="#3a0408" stroke-width="2.4"/><ellipse cx="${x + 15.5}" cy="${y + 5}" rx="13" ry="5" fill="#f3cf9a" stroke="#3a0408" stroke-width="1.6"/>`;
  const ribbon = linear(pen, [
    [0, '#5a2a12'],
    [50, '#3a180a'],
    [100, '#1c0a04'],
  ]);
  return [
    glow(pen, 116, 26, 44, '#ffd24a', 0.9),
    under(
      sunset(pen),
      stick(32, 30),
      stick(97, 30),
      stick(64.5, 22),
      '<rect x="27" y="62" width="106" height="14" rx="4" fill="#f3cf9a" stroke="#3a0408" stroke-width="2.2"/><path d="M32 69H128" stroke="#a9763c" stroke-width="2"/>',
    ),
    '<path d="M80 26C82 8 100 30 116 24" fill="none" stroke="#3a1c05" stroke-width="6" stroke-linecap="round"/><path d="M80 26C82 8 100 30 116 24" fill="none" stroke="#f3dcb0" stroke-width="3" stroke-linecap="round"/>',
    rays(118, 24, 26, 12, '#fff2b0', 0.9),
    spark(118, 24, 20, '#fffbe6'),
    `<path d="M10 104H150L139 122L150 140H10L21 122Z" fill="${ribbon}" stroke="#f6cf7c" stroke-width="2.6" stroke-linejoin="round"/>`,
    lettering(pen, { text: 'WILD', face: 'rye', x: 80, y: 133, width: 98, cap: 23, fill: 'fire' }),
  ];
};

/** A minted coin whose middle stays free for its value. */
const coin: DrawSymbol = (pen) => [
  glow(pen, 80, 80, 78, '#ffc83a', 0.7),
  under(
    rim(pen, { rim: '#fffbe6', glow: '#ffb02e', glowStrength: 0.6, glowSize: 4, shade: 0.3, size: 0.55 }),
    `<circle cx="80" cy="80" r="66" fill="${metal(pen, 'brass', -30)}" stroke="#4a2406" stroke-width="3"/>`,
    '<circle cx="80" cy="80" r="60" fill="none" stroke="#7a480c" stroke-width="6" stroke-dasharray="3.2 4.65" opacity=".75"/>',
    `<circle cx="80" cy="80" r="53" fill="${round(
      pen,
      [
        [0, '#fff8d0'],
        [45, '#ffd75e'],
        [80, '#e5a52a'],
        [100, '#a9660f'],
      ],
      [0.38, 0.3],
    )}" stroke="#6b3c08" stroke-width="2.6"/>`,
  ),
  '<path d="M40 58A46 46 0 0 1 74 33" fill="none" stroke="#fffdf0" stroke-width="6" stroke-linecap="round" opacity=".9"/>',
  spark(122, 36, 14, '#ffffff'),
];

/** The express from the front, out of its own light. */
const express: DrawSymbol = (pen) => [
  glow(pen, 80, 66, 78, '#ff8a1e', 0.75),
  rays(80, 40, 34, 12, '#ffe7a6', 0.5),
  under(
    rim(pen, { rim: '#fff3c9', glow: '#ff8a1e', glowStrength: 0.6, glowSize: 5, size: 0.6 }),
    `<g transform="translate(80 83) scale(.5)">${engine(pen)}</g>`,
  ),
  glow(pen, 80, 40, 28, '#fff3c0', 1),
  `<circle cx="80" cy="40" r="12" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/><circle cx="80" cy="40" r="8" fill="#fffdf0"/>`,
  spark(80, 40, 20, '#fffbe6', 0.9),
];

/** A mine cart heaped with gold. */
const cart: DrawSymbol = (pen) => {
  const steel = linear(pen, [
    [0, '#b9c4d0'],
    [30, '#6f7f90'],
    [100, '#2c3846'],
  ]);
  const gold = (x: number, y: number, size: number): string =>
    `<path d="M${x - size} ${y + size * 0.5}L${x - size * 0.7} ${y - size * 0.5}L${x} ${y - size}L${x + size * 0.8} ${y - size * 0.55}L${x + size} ${y + size * 0.5}Z" fill="${metal(pen, 'brass', -40)}" stroke="#6b3c08" stroke-width="2" stroke-linejoin="round"/><path d="M${x - size * 0.4} ${y - size * 0.4}L${x} ${y - size * 0.72}L${x + size * 0.3} ${y - size * 0.4}" fill="none" stroke="#fffbe0" stroke-width="2.4"/>`;
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="132" r="17" fill="#241a1e" stroke="#8a98a8" stroke-width="4"/><circle cx="${x}" cy="132" r="5" fill="#f6cf7c"/><path d="M${x - 14} 132H${x + 14}M${x} 118V146" stroke="#8a98a8" stroke-width="2.4"/>`;
  return [
    glow(pen, 80, 52, 66, '#ffc83a', 0.75),
    under(
      sunset(pen),
      gold(44, 54, 20),
      gold(116, 54, 20),
      gold(66, 38, 22),
      gold(98, 40, 20),
      gold(80, 58, 24),
      `<path d="M12 62H148L130 122H30Z" fill="${steel}" stroke="#171d26" stroke-width="3.4" stroke-linejoin="round"/>`,
      `<path d="M8 56H152V70H8Z" fill="${metal(pen, 'copper')}" stroke="#2b1206" stroke-width="2.6" stroke-linejoin="round"/>`,
      wheel(50),
      wheel(110),
    ),
    '<path d="M46 72L52 120M80 72V120M114 72L108 120" stroke="#171d26" stroke-width="3" opacity=".7"/><path d="M24 78L36 116" stroke="#fff" stroke-width="3" opacity=".4"/>',
    spark(100, 26, 13, '#ffffff'),
  ];
};

/** A brakeman's lantern with its red glass. */
const lantern: DrawSymbol = (pen) => {
  const glass = round(
    pen,
    [
      [0, '#fff6c0'],
      [28, '#ffb03a'],
      [62, '#f03a1e'],
      [100, '#7a0a10'],
    ],
    [0.5, 0.58],
  );
  const brass = metal(pen, 'brass');
  return [
    glow(pen, 80, 86, 76, '#ff5a2a', 0.8),
    under(
      sunset(pen, '#ff5a2a'),
      '<path d="M44 62C30 4 130 4 116 62" fill="none" stroke="#3a1c05" stroke-width="9"/><path d="M44 62C30 4 130 4 116 62" fill="none" stroke="#e9bf6a" stroke-width="4"/>',
      `<path d="M62 26H98L106 50H54Z" fill="${brass}" stroke="#3a1c05" stroke-width="2.6"/>`,
      `<path d="M50 52H110Q122 88 110 124H50Q38 88 50 52Z" fill="${glass}" stroke="#3a0408" stroke-width="3"/>`,
      `<rect x="44" y="46" width="72" height="12" rx="5" fill="${brass}" stroke="#3a1c05" stroke-width="2.4"/>`,
      `<rect x="38" y="120" width="84" height="22" rx="6" fill="${brass}" stroke="#3a1c05" stroke-width="2.6"/>`,
    ),
    '<path d="M44 88H116M62 58Q54 88 62 120M98 58Q106 88 98 120" fill="none" stroke="#3a1c05" stroke-width="3.4"/>',
    '<path d="M80 74Q96 92 80 110Q64 92 80 74Z" fill="#fffbe0" opacity=".95"/>',
    spark(116, 40, 11, '#ffffff'),
  ];
};

/** A prospector's hat with its band. */
const hat: DrawSymbol = (pen) => {
  const felt = linear(pen, [
    [0, '#f0b878'],
    [40, '#c07a3a'],
    [100, '#6b3812'],
  ]);
  return [
    under(
      sunset(pen),
      `<path d="M8 92C2 72 18 74 34 92C60 112 100 112 126 92C142 74 158 72 152 92C146 124 110 138 80 138C50 138 14 124 8 92Z" fill="${felt}" stroke="#3a1c05" stroke-width="3.2" stroke-linejoin="round"/>`,
      `<path d="M36 98C34 62 44 30 60 28C70 27 74 38 80 38C86 38 90 27 100 28C116 30 126 62 124 98C100 116 60 116 36 98Z" fill="${felt}" stroke="#3a1c05" stroke-width="3.2" stroke-linejoin="round"/>`,
      '<path d="M36 84C60 102 100 102 124 84L124 99C100 117 60 117 36 99Z" fill="#7d0f1c" stroke="#3a0408" stroke-width="2.4"/>',
    ),
    `<path d="M80 92L84 100L93 101L86 107L88 116L80 111L72 116L74 107L67 101L76 100Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.4"/>`,
    '<path d="M52 42C46 54 44 66 44 78" fill="none" stroke="#ffe9c8" stroke-width="5" stroke-linecap="round" opacity=".6"/>',
    spark(122, 36, 9, '#ffffff'),
  ];
};

const horseshoe: DrawSymbol = (pen) => [
  under(
    relief(pen, {
      light: '#f2f8ff',
      glow: '#7fa8d8',
      glowStrength: 0.5,
      glowSize: 5,
      key: '#141c28',
      bevel: 2,
      height: 5,
    }),
    engraved(pen, 'horseshoe', 'silver', { x: 80, y: 80, size: 142 }),
  ),
  spark(118, 36, 10, '#ffffff'),
];

/** Symbols of Gold Rush Express by the names of its reels; dynamite is wild, coins are held. */
export const symbols: Record<string, DrawSymbol> = {
  dynamite,
  coin,
  engine: express,
  cart,
  pick: (pen) => [
    under(sunset(pen), fluent('pick', { x: 80, y: 80, size: 142 })),
    spark(44, 40, 10, '#ffffff'),
  ],
  lantern,
  hat,
  horseshoe,
  cactus: (pen) => [
    under(sunset(pen, '#5fd07a'), fluent('cactus', { x: 80, y: 80, size: 142 })),
    spark(116, 32, 9, '#ffffff'),
  ],
};
