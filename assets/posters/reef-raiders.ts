import { around, rings, scallops } from '../parts/burst.ts';
import { inkCeiling, inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief, rim } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import { n } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { coin } from '../parts/props.ts';
import { beam, leaf } from '../parts/scenery.ts';
import { bubbles } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** A brass diving helmet low on the reef, a shark passing over it, a sight closing on the shark. */
export const poster: Poster = {
  slug: 'reef-raiders',
  layers: (pen) => {
    const reef = rim(pen, { rim: '#eaffff', glow: '#1fe0c0', glowStrength: 0.35, glowSize: 6 });
    return [
      jewelGround(
        pen,
        [
          [0, '#9ff5e0'],
          [24, '#22b5b0'],
          [56, '#0a6084'],
          [100, '#031c3a'],
        ],
        74,
        -10,
        440,
      ),
      beam(pen, [60, -20], [20, 380], 90, '#eafffa', 0.45),
      beam(pen, [96, -20], [150, 380], 110, '#eafffa', 0.4),
      beam(pen, [140, -20], [280, 380], 110, '#eafffa', 0.3),
      `<rect y="250" width="300" height="150" fill="${scallops(pen, 20, '#5ff0e0', 0.9)}" opacity=".16"/>`,
      blurred(1.2, engraved(pen, 'double-fish', '#0a5570', { x: 262, y: 196, size: 74, opacity: 0.8 })),
      fluent('shark', {
        x: 188,
        y: 136,
        size: 160,
        turn: -10,
        filter: rim(pen, { rim: '#ffffff', glow: '#03304a', glowStrength: 0.5, glowSize: 9 }),
        tint: 'brightness(1.05) contrast(1.25) sepia(.35) hue-rotate(155deg) saturate(1.5)',
      }),
      rings(188, 138, [62, 70], '#ff5d5d', 2.2, 0.9),
      around(
        188,
        138,
        66,
        4,
        (x, y, _index, degrees) =>
          `<path transform="translate(${x} ${y}) rotate(${n(degrees)})" d="M-18 0H14" stroke="#ff5d5d" stroke-width="3.4"/>`,
      ),
      leaf(16, 330, 150, -78, '#0a5c50'),
      leaf(40, 336, 108, -104, '#0c7a5c'),
      leaf(288, 330, 120, -96, '#0a5c50'),
      fluent('coral', { x: 254, y: 272, size: 110, filter: reef, tint: 'hue-rotate(-30deg) saturate(1.2)' }),
      glow(pen, 98, 240, 110, '#bff8ee', 0.6),
      engraved(pen, 'diving-helmet', 'brass', {
        x: 100,
        y: 232,
        size: 168,
        turn: -7,
        filter: relief(pen, {
          glow: '#6ff0e0',
          glowStrength: 0.6,
          glowSize: 11,
          key: '#0c1c24',
          bevel: 2.4,
          height: 6,
        }),
      }),
      fluent('tropical-fish', { x: 250, y: 214, size: 46, isFlipped: true, filter: reef }),
      fluent('crab', { x: 212, y: 298, size: 46, filter: reef, tint: 'hue-rotate(18deg)' }),
      coin(pen, 36, 306, 17, { tilt: 0.6, turn: -12 }),
      coin(pen, 172, 308, 16, { tilt: 0.5, turn: 10 }),
      bubbles(pen, 22, { x: 40, y: 110, width: 110, height: 120 }, '#eaffff', 8),
      inkCeiling(pen, 108, '#02182e', 0.82),
      inkFloor(pen, 288, '#02182e', 0.96),
      lettering(pen, {
        text: 'REEF',
        face: 'bungee',
        x: 150,
        y: 74,
        width: 206,
        cap: 42,
        fill: 'ice',
        key: '#032640',
        line: '#7ff0e0',
        spacing: 0.04,
      }),
      lettering(pen, {
        text: 'RAIDERS',
        face: 'bungee',
        x: 150,
        y: 376,
        width: 258,
        cap: 42,
        fill: 'fire',
        key: '#3a0c10',
      }),
    ];
  },
};
