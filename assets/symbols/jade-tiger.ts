import { rays, rings } from '../parts/burst.ts';
import { cabochon } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear, type Metal, metal, round } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';
import { leaf } from '../parts/scenery.ts';
import { spark } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import type { DrawSymbol } from '../parts/symbol-frame.ts';

const moonlit = (pen: Pen, glowing: string): string =>
  rim(pen, { rim: '#e8fff2', glow: glowing, glowStrength: 0.55, glowSize: 5, shade: 0.28, size: 0.6 });

interface TigerLook {
  readonly skin: Metal;
  readonly light: string;
  readonly key: string;
  readonly gem: readonly [string, string];
  readonly plate: readonly [string, string];
}

/** The tiger's head over its multiplier, on a plate that fills the cell. */
const tiger =
  (times: number, { skin, light, key, gem, plate }: TigerLook): DrawSymbol =>
  (pen) => [
    `<rect x="3" y="3" width="154" height="154" rx="22" fill="${round(pen, [
      [0, plate[0]],
      [100, plate[1]],
    ])}" stroke="${metal(pen, 'brass')}" stroke-width="5"/>`,
    rays(80, 70, 74, 20, light, 0.16),
    glow(pen, 80, 70, 66, light, 0.45),
    leaf(10, 104, 50, -38, '#2fae74'),
    leaf(150, 104, 50, 218, '#17784d'),
    engraved(pen, 'tiger-head', skin, {
      x: 80,
      y: 67,
      size: 122,
      filter: relief(pen, {
        glow: light,
        glowStrength: 0.6,
        glowSize: 5,
        key,
        keyWidth: 2,
        bevel: 1.9,
        light,
      }),
    }),
    cabochon(pen, 80, 29, 8, gem),
    lettering(pen, {
      text: `×${times}`,
      face: 'bungee',
      x: 80,
      y: 149,
      width: 96,
      cap: 36,
      fill: skin === 'jade' ? 'jade' : 'brass',
      key: '#07140d',
    }),
    spark(128, 28, 11, '#ffffff'),
  ];

/** A full moon behind a branch of bamboo. */
const moon: DrawSymbol = (pen) => {
  const face = round(
    pen,
    [
      [0, '#ffffff'],
      [40, '#fdfbd8'],
      [78, '#f0dc8e'],
      [100, '#b98f3a'],
    ],
    [0.38, 0.32],
  );
  return [
    glow(pen, 80, 80, 80, '#fff3b0', 0.75),
    rays(80, 80, 79, 28, '#fff6c8', 0.3),
    `<circle cx="80" cy="80" r="62" fill="${face}" stroke="${metal(pen, 'brass')}" stroke-width="5"/>`,
    '<g fill="none" stroke="#fff1bf" stroke-width="1.4" opacity=".8"><circle cx="80" cy="80" r="68"/><circle cx="80" cy="80" r="73"/></g>',
    '<g fill="#c9a654" opacity=".38"><circle cx="60" cy="54" r="12"/><circle cx="104" cy="66" r="8"/><circle cx="86" cy="98" r="15"/><circle cx="50" cy="92" r="6"/></g>',
    leaf(20, 118, 84, -18, '#0e5a40'),
    leaf(26, 124, 70, -46, '#17784d'),
    leaf(30, 126, 78, 6, '#2fae74'),
    spark(112, 34, 12, '#ffffff'),
  ];
};

/** A precious thing in moonlight, with one spark. */
const thing =
  (name: string, glowing: string, at: { size?: number; y?: number; turn?: number } = {}): DrawSymbol =>
  (pen) => [
    glow(pen, 80, 80, 68, glowing, 0.35),
    fluent(name, {
      x: 80,
      y: at.y ?? 80,
      size: at.size ?? 142,
      turn: at.turn ?? 0,
      filter: moonlit(pen, glowing),
    }),
    spark(122, 34, 10, '#ffffff'),
  ];

const koi: DrawSymbol = (pen) => {
  const water = round(pen, [
    [0, '#2f9bd8'],
    [70, '#0c4a80'],
    [100, '#062a52'],
  ]);
  const body = linear(pen, [
    [0, '#fff7ea'],
    [46, '#ff9a4a'],
    [100, '#d8401a'],
  ]);
  return [
    `<circle cx="80" cy="80" r="68" fill="${water}" stroke="${metal(pen, 'brass')}" stroke-width="5"/>`,
    rings(80, 80, [58, 46], '#bfeaff', 1.6, 0.45),
    under(
      rim(pen, { rim: '#fff6e6', glow: '#04203c', glowStrength: 0.7, glowSize: 4, shade: 0.3, size: 0.55 }),
      `<g transform="rotate(-32 80 80)"><path d="M28 80C42 52 88 44 120 78C88 116 42 108 28 80Z" fill="${body}" stroke="#8a2408" stroke-width="2.4"/><path d="M116 78C134 64 146 58 154 44C156 66 154 92 148 116C142 98 132 90 116 78Z" fill="${body}" stroke="#8a2408" stroke-width="2.4"/><path d="M66 54C74 34 92 34 104 42C98 50 96 56 94 60Z" fill="#ff7a36" stroke="#8a2408" stroke-width="2"/><path d="M70 106C76 122 90 124 100 118C96 110 94 106 90 102Z" fill="#ff7a36" stroke="#8a2408" stroke-width="2"/><path d="M58 58Q70 80 58 101" fill="none" stroke="#8a2408" stroke-width="2.6"/><path d="M74 66q8 12 0 26M90 62q9 16 0 34M104 68q7 11 0 22" fill="none" stroke="#a8340f" stroke-width="2" opacity=".7"/><ellipse cx="84" cy="72" rx="14" ry="9" fill="#fff7ea" opacity=".85"/><circle cx="44" cy="76" r="5.5" fill="#fff"/><circle cx="43" cy="76" r="3" fill="#120806"/></g>`,
    ),
    spark(120, 40, 10, '#ffffff'),
  ];
};

interface StoneLook {
  readonly stone: readonly [string, string, string];
  readonly motif: Metal;
  readonly shine: string;
}

/** A carved tile of a precious stone, its motif standing out. */
const tile =
  (motif: string, { stone, motif: metalOf, shine }: StoneLook, size = 92): DrawSymbol =>
  (pen) => [
    under(
      rim(pen, { rim: shine, glow: stone[1], glowStrength: 0.5, glowSize: 4, shade: 0.3, size: 0.5 }),
      `<path d="M38 18H122L142 38V122L122 142H38L18 122V38Z" fill="${linear(
        pen,
        [
          [0, stone[0]],
          [48, stone[1]],
          [100, stone[2]],
        ],
        60,
      )}" stroke="${stone[2]}" stroke-width="3"/>`,
    ),
    `<path d="M43 29H117L131 43V117L117 131H43L29 117V43Z" fill="none" stroke="${shine}" stroke-width="2" opacity=".6"/>`,
    engraved(pen, motif, metalOf, {
      x: 80,
      y: 80,
      size,
      filter: relief(pen, {
        glow: stone[2],
        glowStrength: 0.5,
        glowSize: 3,
        key: stone[2],
        keyWidth: 1.4,
        bevel: 1.6,
        light: shine,
      }),
    }),
    `<path d="M40 24H96L48 72H24V40Z" fill="#fff" opacity=".13"/>`,
  ];

/** Symbols of Jade Tiger by the names of its reels. */
export const symbols: Record<string, DrawSymbol> = {
  'tiger-2': tiger(2, {
    skin: 'jade',
    light: '#d4ffe8',
    key: '#03251a',
    gem: ['#ffd98a', '#a3690d'],
    plate: ['#0f6a4a', '#03241a'],
  }),
  'tiger-3': tiger(3, {
    skin: 'brass',
    light: '#fff1bf',
    key: '#2b1405',
    gem: ['#a9ffd4', '#0a6b44'],
    plate: ['#6a4a12', '#1c1003'],
  }),
  moon,
  lotus: thing('lotus', '#ff6fae', { size: 148 }),
  lantern: thing('red-paper-lantern', '#ff5a3c', { size: 140 }),
  fan: thing('folding-hand-fan', '#ffb04a', { size: 144 }),
  koi,
  bamboo: tile('bamboo', { stone: ['#7df0b8', '#1f9a68', '#07432f'], motif: 'ivory', shine: '#e6ffef' }, 98),
  mountain: tile(
    'mountains',
    { stone: ['#ffd98a', '#d8861a', '#6b3206'], motif: 'ivory', shine: '#fff4cf' },
    98,
  ),
  wave: tile('big-wave', { stone: ['#a9e2ff', '#2f7fd0', '#0a2c66'], motif: 'ivory', shine: '#e6f6ff' }, 96),
  cloud: tile(
    'fluffy-cloud',
    { stone: ['#e6c4ff', '#8a4ccc', '#35106b'], motif: 'ivory', shine: '#f6e6ff' },
    96,
  ),
};
