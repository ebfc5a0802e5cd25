import { rays } from '../parts/burst.ts';
import { steppedBox } from '../parts/frame.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { label, lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { tower } from '../parts/scenery.ts';
import { bulb } from '../parts/sparkle.ts';

/** Cells of the board that are lit, by their number. */
const LIT = new Map([
  [3, '#ffcf4a'],
  [8, '#6ff5e2'],
  [14, '#ff7aa8'],
  [15, '#ffcf4a'],
  [21, '#6ff5e2'],
  [27, '#ffcf4a'],
  [28, '#ff7aa8'],
  [34, '#6ff5e2'],
]);

/** A board of lamps on a corner building, seen from the street; eight of its numbers burn. */
export const poster: Poster = {
  slug: 'keno-lights',
  layers: (pen) => {
    const cells = repeat(36, (index) => {
      const column = index % 6;
      const row = Math.floor(index / 6);
      const x = -80 + column * 32;
      const y = -84 + row * 32;
      const colour = LIT.get(index);
      const light = colour ? glow(pen, x, y, 27, colour, 0.75) : '';
      return `${light}<rect x="${x - 13}" y="${y - 13}" width="26" height="26" rx="2" fill="${colour ?? '#1a2440'}" stroke="${colour ? '#fffdf0' : '#4a5a86'}" stroke-width="1.4"/>${label(String(index + 1), 'bebas-neue', x, y + 6, 12, colour ? '#160a20' : '#8fa0c8')}`;
    });
    const lamps = repeat(44, (index) => {
      const side = Math.floor(index / 11);
      const at = -108 + (index % 11) * 21.6;
      const [x, y] = [
        [at, -112],
        [112, at],
        [-at, 112],
        [-112, -at],
      ][side] ?? [0, 0];
      return bulb(pen, x ?? 0, y ?? 0, 3.4, index % 3 > 0);
    });
    return [
      jewelGround(
        pen,
        [
          [0, '#6f8cff'],
          [30, '#2a3a9c'],
          [66, '#141a4c'],
          [100, '#04051a'],
        ],
        70,
        40,
        380,
      ),
      rays(40, 400, 560, 30, '#9fb4ff', 0.1),
      tower(pen, -10, 50, 330, '#1a1f50', { lights: '#ffd98a' }),
      tower(pen, 252, 56, 360, '#161a44', { lights: '#ffd98a' }),
      tower(pen, 210, 40, 250, '#222a66', { lights: '#8fe0ff' }),
      glow(pen, 150, 168, 190, '#8fa8ff', 0.5),
      under(
        rim(pen, { rim: '#fff3c9', glow: '#5f7cff', glowStrength: 0.8, glowSize: 16, shade: 0.3 }),
        `<g transform="translate(152 166) skewY(-7)"><path d="${steppedBox(-126, -126, 252, 252, [8, 8])}" fill="${metal(pen, 'brass')}" stroke="#2b1405" stroke-width="2"/><path d="${steppedBox(-119, -119, 238, 238, [7, 7])}" fill="#2b1408"/><path d="${steppedBox(-104, -104, 208, 208, [5, 5])}" fill="#0a0e26" stroke="${linear(pen, METALS.brass)}" stroke-width="3"/></g>`,
      ),
      `<g transform="translate(152 166) skewY(-7)">${lamps}${cells}</g>`,
      inkFloor(pen, 262, '#05051c', 0.98),
      lettering(pen, {
        text: 'KENO',
        face: 'bungee-inline',
        x: 150,
        y: 344,
        width: 232,
        cap: 46,
        fill: 'fire',
        key: '#0c0a30',
        bend: { kind: 'slope', by: 10 },
      }),
      lettering(pen, {
        text: 'LIGHTS',
        face: 'bungee',
        x: 150,
        y: 384,
        width: 220,
        cap: 28,
        fill: 'ice',
        key: '#0c0a30',
        line: null,
      }),
    ];
  },
};
