import { around, rings, softRays } from '../parts/burst.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear, round } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { bulb, dust, sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** A lotus seen from the front, its heart at (0, 0): three rows of petals, the nearest widest open. */
function lotus(pen: Pen, scale: number): string {
  const petal = (turn: number, length: number, width: number, tip: string, foot: string): string => {
    const fill = linear(pen, [
      [0, tip],
      [100, foot],
    ]);
    return `<g transform="rotate(${n(turn)})"><path d="M0 8C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.75} 0 ${-length}C${width * 0.8} ${-length * 0.75} ${width} ${-length * 0.3} 0 8Z" fill="${fill}" stroke="#ffe0b8" stroke-width="1.5"/><path d="M0 0V${-length * 0.82}" stroke="#fff" stroke-width=".9" opacity=".4"/></g>`;
  };
  const row = (turns: readonly number[], length: number, width: number, tip: string, foot: string): string =>
    turns.map((turn) => petal(turn, length, width, tip, foot)).join('');
  return `<g transform="scale(${scale})">${row([-62, -36, -12, 12, 36, 62], 108, 27, '#ffb3cf', '#8a1a6a')}${row([-78, -48, -24, 0, 24, 48, 78], 88, 26, '#ffd0e0', '#b8308a')}${row([-86, -60, 86, 60, -34, 34, -12, 12], 64, 24, '#fff0f4', '#e0559c')}</g>`;
}

/** Evening in a palace garden, seen level with the water: the domes behind, one great lotus in front. */
export const poster: Poster = {
  slug: 'lotus-palace',
  layers: (pen) => {
    const bloom = rim(pen, { rim: '#ffffff', glow: '#ff7ac0', glowStrength: 0.7, glowSize: 12, shade: 0.25 });
    const moon = round(pen, [
      [0, '#fffdf0'],
      [70, '#ffe9c0'],
      [100, '#f0b98a'],
    ]);
    return [
      sky(pen, [
        [0, '#0a1440'],
        [32, '#1c4a7c'],
        [56, '#3fa0a8'],
        [64, '#ffd0b0'],
        [66, '#1a6a86'],
        [100, '#061a3a'],
      ]),
      dust(pen, 60, { x: 0, y: 0, width: 300, height: 170 }, '#ffffff', 1),
      softRays(pen, 150, 104, 260, 32, '#fff0d0', 0.4),
      `<circle cx="150" cy="104" r="64" fill="${moon}"/>`,
      rings(150, 104, [72, 77, 100], '#ffe7c0', 1, 0.6),
      around(150, 104, 88, 24, (x, y, index) => (index % 2 ? '' : bulb(pen, x, y, 1.9))),
      engraved(pen, 'indian-palace', 'rose', {
        x: 150,
        y: 168,
        size: 216,
        filter: relief(pen, {
          glow: '#ffb0a0',
          glowStrength: 0.5,
          glowSize: 9,
          key: '#2a0f2c',
          light: '#fff4ec',
          bevel: 1.4,
        }),
      }),
      '<path d="M0 262H300" stroke="#ffe0c0" stroke-width="1.6" opacity=".8"/>',
      repeat(
        9,
        (index) =>
          `<path d="M${n(30 - index * 3)} ${270 + index * 7}h${n(90 + index * 6)}M${n(180 - index * 2)} ${273 + index * 7}h${n(80 + index * 6)}" stroke="#ffd0b0" stroke-width="1.2" opacity="${n(0.6 - index * 0.05)}"/>`,
      ),
      glow(pen, 150, 250, 130, '#ff9ad0', 0.6),
      repeat(
        4,
        (index) =>
          `<ellipse cx="${[26, 276, 74, 232][index]}" cy="${[292, 288, 314, 316][index]}" rx="${[42, 40, 30, 32][index]}" ry="10" fill="#0f5a5c" stroke="#5fd0b0" stroke-width="1.2"/>`,
      ),
      under(bloom, `<g transform="translate(150 298)">${lotus(pen, 1.18)}</g>`),
      glow(pen, 150, 262, 46, '#fff0b0', 0.7),
      under(
        bloom,
        `<g transform="translate(28 286)">${lotus(pen, 0.3)}</g>`,
        `<g transform="translate(274 282)">${lotus(pen, 0.34)}</g>`,
      ),
      sparks(pen, 12, { x: 40, y: 130, width: 220, height: 150 }, 6),
      inkFloor(pen, 278, '#040c26', 0.98),
      lettering(pen, {
        text: 'LOTUS',
        face: 'cinzel-decorative',
        x: 150,
        y: 338,
        width: 210,
        cap: 34,
        fill: 'rose',
        key: '#2a0a34',
        spacing: 0.06,
      }),
      lettering(pen, {
        text: 'PALACE',
        face: 'cinzel-decorative',
        x: 150,
        y: 381,
        width: 244,
        cap: 34,
        key: '#2a0a34',
      }),
    ];
  },
};
