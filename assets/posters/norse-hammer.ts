import { around, rings } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { cabochon } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { ridge } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** Straight-cut signs of our own, in the manner of runes. */
const SIGNS = [
  'M0 -7V7M0 -5L6 0L0 3',
  'M-4 -7V7M4 -7V7M-4 -3L4 3',
  'M0 -7V7M-5 -3L0 -7L5 -3',
  'M-4 -7L4 7M4 -7L-4 7',
  'M-3 -7V7L5 1',
  'M0 -7V7M0 -7L6 -2M0 0L6 5',
];

/** A hammer hanging head down, the middle of its head at (0, 0). */
function hammer(pen: Pen): string {
  const steel = metal(pen, 'silver');
  const grip = linear(pen, METALS.copper, 90);
  const wraps = repeat(
    9,
    (index) =>
      `<path d="M-10 ${-148 + index * 11}L10 ${-142 + index * 11}" stroke="#2a0f06" stroke-width="2.4"/>`,
  );
  return `<path d="M-10 -152H10V-40H-10Z" fill="${grip}"/>${wraps}<path d="M-17 -168H17V-150H-17Z" fill="${steel}"/><path d="M0 -178L12 -168H-12Z" fill="${steel}"/>
<path d="M-26 -48H26L92 -24L100 -6V34L74 52H26L0 66L-26 52H-74L-100 34V-6L-92 -24Z" fill="${steel}"/>`;
}

/** Knotwork cut into the head. */
const KNOT =
  'M-76 14C-58 -14 -38 -14 -20 14S20 42 38 14S62 -14 78 14M-76 14C-58 42 -38 42 -20 14S20 -14 38 14S62 42 78 14';

/** The hammer falls in a shaft of lightning between two fjord walls; signs glow in a ring behind it. */
export const poster: Poster = {
  slug: 'norse-hammer',
  frame: '#c3d3e2',
  layers: (pen) => {
    const wall = linear(pen, [
      [0, '#2f4a68'],
      [100, '#0a1424'],
    ]);
    return [
      jewelGround(
        pen,
        [
          [0, '#e2f6ff'],
          [18, '#7fb8d8'],
          [52, '#2a4d74'],
          [100, '#070f20'],
        ],
        150,
        250,
        330,
      ),
      blurred(
        8,
        '<path d="M-20 60Q70 10 150 60T330 20V70Q230 96 150 96T-20 116Z" fill="#4affb0" opacity=".6"/>',
      ),
      ridge(pen, 270, 90, 4, '#1d3a5c'),
      `<path d="M-10 400V40L26 70L20 120L52 150L44 210L78 244L70 400ZM310 400V20L276 62L284 118L250 146L260 206L224 240L232 400Z" fill="${wall}"/>`,
      '<path d="M26 70L20 120L52 150L44 210L78 244M276 62L284 118L250 146L260 206L224 240" fill="none" stroke="#cfe6f6" stroke-width="1.8" opacity=".75"/>',
      rings(150, 196, [112, 118, 90], '#dff6ff', 1.3, 0.7),
      around(
        150,
        196,
        101,
        18,
        (x, y, index, degrees) =>
          `<path transform="translate(${x} ${y}) rotate(${n(degrees + 90)})" d="${SIGNS[index % SIGNS.length]}" fill="none" stroke="#bff4ff" stroke-width="2.2"/>`,
      ),
      '<path d="M160 -10L134 46L152 44L128 100M148 -10L170 34L158 40L176 88" fill="none" stroke="#f4ffff" stroke-width="4" stroke-linejoin="bevel"/>',
      glow(pen, 150, 60, 110, '#cff4ff', 0.75),
      under(
        relief(pen, {
          glow: '#9fe6ff',
          glowStrength: 0.9,
          glowSize: 14,
          key: '#081220',
          light: '#ffffff',
          bevel: 2.6,
          height: 6,
        }),
        `<g transform="translate(150 216) scale(1.06)">${hammer(pen)}</g>`,
      ),
      `<g transform="translate(150 216) scale(1.06)"><path d="${KNOT}" fill="none" stroke="#22364e" stroke-width="7"/><path d="${KNOT}" fill="none" stroke="#e9bf6a" stroke-width="3.2"/></g>`,
      cabochon(pen, 150, 231, 10, ['#bff4ff', '#1c6fb0']),
      engraved(pen, 'drakkar', '#0a1626', { x: 62, y: 292, size: 82 }),
      dust(pen, 60, { x: 0, y: 20, width: 300, height: 290 }, '#ffffff', 1.8),
      inkFloor(pen, 270, '#050b18', 0.97),
      lettering(pen, {
        text: 'HAMMER',
        face: 'metamorphous',
        x: 150,
        y: 340,
        width: 258,
        cap: 38,
        fill: 'silver',
        key: '#081220',
        line: '#9fb8d0',
      }),
      lettering(pen, {
        text: 'OF THE NORTH',
        face: 'metamorphous',
        x: 150,
        y: 379,
        width: 256,
        cap: 25,
        key: '#081220',
      }),
    ];
  },
};
