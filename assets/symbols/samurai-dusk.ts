import { rings } from '../parts/burst.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim } from '../parts/light.ts';
import { glow, linear, type Metal, metal, round } from '../parts/paint.ts';
import { spark } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import type { DrawSymbol } from '../parts/symbol-frame.ts';

/** The swordsman of steel before the poster's sun; bars of cloud cross it. */
const swordsman: DrawSymbol = (pen) => [
  glow(pen, 80, 74, 80, '#ff6a3c', 0.7),
  `<circle cx="80" cy="76" r="72" fill="${linear(pen, [
    [0, '#ffc06a'],
    [46, '#f0382c'],
    [100, '#7a0c30'],
  ])}" stroke="#ffd9a8" stroke-width="3"/>`,
  '<path d="M14 92H60M8 108H44M104 100H150" stroke="#5a0f2c" stroke-width="4" opacity=".5"/>',
  engraved(pen, 'ninja-heroic-stance', 'silver', {
    x: 80,
    y: 70,
    size: 138,
    filter: relief(pen, {
      glow: '#ffd0a0',
      glowStrength: 0.5,
      glowSize: 5,
      key: '#16040c',
      keyWidth: 2.6,
      light: '#ffffff',
      bevel: 1.4,
      azimuth: 200,
    }),
  }),
  lettering(pen, {
    text: 'WILD',
    face: 'federo',
    x: 80,
    y: 144,
    width: 112,
    cap: 29,
    fill: 'copper',
    key: '#1c0410',
  }),
  spark(122, 34, 11, '#ffffff'),
];

interface Wrought {
  readonly glowing: string;
  readonly size: number;
  readonly turn?: number;
  readonly y?: number;
}

/** A thing of metal in the light of the sunset, without a ground of its own. */
const wrought =
  (name: string, skin: Metal, { glowing, size, turn = 0, y = 80 }: Wrought): DrawSymbol =>
  (pen) => [
    glow(pen, 80, 84, 74, glowing, 0.55),
    engraved(pen, name, skin, {
      x: 80,
      y,
      size,
      turn,
      filter: relief(pen, {
        glow: glowing,
        glowStrength: 0.75,
        glowSize: 6,
        key: '#1c0610',
        keyWidth: 2.4,
        light: '#ffe8d0',
        bevel: 2,
        height: 5,
        azimuth: 200,
      }),
    }),
    spark(118, 34, 10, '#ffffff'),
  ];

const gate: DrawSymbol = (pen) => [
  glow(pen, 80, 84, 70, '#ff5a3c', 0.5),
  fluent('shinto-shrine', {
    x: 80,
    y: 80,
    size: 146,
    filter: rim(pen, { rim: '#ffd9a8', glow: '#ff5a3c', glowStrength: 0.6, glowSize: 5, size: 0.6 }),
    tint: 'saturate(1.25) contrast(1.08)',
  }),
  spark(124, 30, 9, '#ffffff'),
];

/** A crest in a disc of lacquer: the lower symbols, all of one shape. */
const crest =
  (name: string, skin: Metal, hues: readonly [string, string], light: string): DrawSymbol =>
  (pen) => [
    glow(pen, 80, 80, 68, light, 0.3),
    `<circle cx="80" cy="80" r="64" fill="${round(pen, [
      [0, hues[0]],
      [100, hues[1]],
    ])}" stroke="${metal(pen, skin)}" stroke-width="6"/>`,
    rings(80, 80, [54], light, 1.6, 0.55),
    engraved(pen, name, skin, {
      x: 80,
      y: 80,
      size: 84,
      filter: relief(pen, {
        glow: light,
        glowStrength: 0.35,
        glowSize: 4,
        key: '#12040c',
        keyWidth: 1.8,
        light,
      }),
    }),
    '<path d="M34 56A52 52 0 0 1 92 29" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>',
  ];

/** Symbols of Samurai Dusk by the names of its reels. */
export const symbols: Record<string, DrawSymbol> = {
  swordsman,
  helmet: wrought('samurai-helmet', 'copper', { glowing: '#ff7a3c', size: 152 }),
  mask: wrought('oni', 'ruby', { glowing: '#ff2a3c', size: 154 }),
  katana: wrought('katana', 'silver', { glowing: '#ffb48a', size: 158, turn: 4 }),
  gate,
  maple: crest('maple-leaf', 'copper', ['#a8201e', '#3a0612'], '#ffb08a'),
  wave: crest('wave-crest', 'ice', ['#2a4a9c', '#0c1236'], '#bfe4ff'),
  rice: crest('wheat', 'brass', ['#5a5a1c', '#1c1c08'], '#ffe7a6'),
  moon: crest('moon', 'ivory', ['#5a2a7c', '#1c0a30'], '#f0dcff'),
};
