import { rings, softRays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { die } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';

/** A tiled roof with upturned eaves, its lower edge at `y`. */
function roof(pen: Pen, y: number, half: number, rise: number): string {
  const tiles = linear(pen, [
    [0, '#0f5a4c'],
    [100, '#062a26'],
  ]);
  const courses = repeat(13, (_, share) => {
    const x = 150 + (share - 0.5) * half * 1.7;
    const top = 150 + (share - 0.5) * half * 0.8;
    return `<path d="M${n(top)} ${y - rise}Q${n((top + x) / 2)} ${n(y - rise * 0.3)} ${n(x)} ${y - 4}" stroke="#5fd0b0" stroke-width="1.2" fill="none" opacity=".6"/>`;
  });
  return `<path d="M${150 - half * 0.44} ${y - rise}H${150 + half * 0.44}C${150 + half * 0.6} ${y - 18} ${150 + half * 0.86} ${y - 4} ${150 + half + 18} ${y - 26}C${150 + half + 8} ${y + 8} ${150 + half * 0.8} ${y + 10} ${150 + half * 0.7} ${y + 8}H${150 - half * 0.7}C${150 - half * 0.8} ${y + 10} ${150 - half - 8} ${y + 8} ${150 - half - 18} ${y - 26}C${150 - half * 0.86} ${y - 4} ${150 - half * 0.6} ${y - 18} ${150 - half * 0.44} ${y - rise}Z" fill="${tiles}" stroke="#e9bf6a" stroke-width="2.4"/>${courses}<rect x="${150 - half * 0.48}" y="${y - rise - 7}" width="${half * 0.96}" height="9" fill="${metal(pen, 'brass')}"/>`;
}

/** A garden pavilion in lacquer; under its roof, three dice beneath a bell of glass. */
export const poster: Poster = {
  slug: 'sic-bo-pavilion',
  layers: (pen) => {
    const warm = rim(pen, { rim: '#fff3c9', glow: '#ff5a3a', glowSize: 8 });
    const lacquer = linear(
      pen,
      [
        [0, '#4a060e'],
        [36, '#e0303a'],
        [60, '#9c0f1c'],
        [100, '#2a0308'],
      ],
      90,
    );
    const glass = linear(
      pen,
      [
        [0, '#ffffff', 0.45],
        [26, '#ffffff', 0.06],
        [74, '#ffffff', 0.04],
        [100, '#ffffff', 0.34],
      ],
      90,
    );
    return [
      jewelGround(
        pen,
        [
          [0, '#ffd27a'],
          [26, '#e0653a'],
          [58, '#8a1a2c'],
          [100, '#22040f'],
        ],
        150,
        196,
        300,
      ),
      softRays(pen, 150, 200, 300, 34, '#fff0b8', 0.45),
      rings(150, 200, [112, 118], '#fff0b8', 1.2, 0.5),
      `<rect x="18" y="84" width="24" height="240" fill="${lacquer}"/><rect x="258" y="84" width="24" height="240" fill="${lacquer}"/>`,
      repeat(
        2,
        (index) =>
          `<g transform="translate(${index * 240} 0)"><rect x="14" y="104" width="32" height="7" fill="${metal(pen, 'brass')}"/><rect x="14" y="286" width="32" height="9" fill="${metal(pen, 'brass')}"/></g>`,
      ),
      `<path d="M42 112H258V126H228V138H196V130H104V138H72V126H42Z" fill="#7d0f1c" stroke="#e9bf6a" stroke-width="1.6"/>`,
      under(
        rim(pen, { glow: '#000', glowStrength: 0.5, glowSize: 6 }),
        roof(pen, 96, 122, 46),
        roof(pen, 46, 78, 34),
      ),
      '<path d="M64 128V146M236 128V146" stroke="#e9bf6a" stroke-width="1.4"/>',
      fluent('red-paper-lantern', { x: 64, y: 172, size: 60, filter: warm }),
      fluent('red-paper-lantern', { x: 236, y: 172, size: 60, filter: warm }),
      glow(pen, 150, 226, 110, '#fff3c9', 0.75),
      under(
        warm,
        `<ellipse cx="150" cy="296" rx="92" ry="24" fill="${linear(pen, METALS.brass, 90)}" stroke="#3a1c05" stroke-width="2"/><ellipse cx="150" cy="290" rx="80" ry="18" fill="#0f3a34" stroke="#ffe7a6" stroke-width="1.2"/>`,
      ),
      under(
        rim(pen, { rim: '#ffffff', glow: '#ffb347', glowStrength: 0.4, glowSize: 7, shade: 0.3 }),
        die(pen, { x: 118, y: 256, size: 56, turn: -10, faces: [6, 3, 5] }),
        die(pen, { x: 186, y: 258, size: 54, turn: 12, faces: [2, 6, 4] }),
        die(pen, { x: 150, y: 212, size: 58, turn: 3, faces: [1, 4, 2] }),
      ),
      `<path d="M76 288C70 210 92 162 150 160S230 210 224 288Q150 312 76 288Z" fill="${glass}" stroke="#fff" stroke-width="1.4" stroke-opacity=".8"/><path d="M96 268C92 216 106 184 134 174" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".7"/><circle cx="150" cy="154" r="8" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/>`,
      sparks(pen, 8, { x: 50, y: 150, width: 200, height: 130 }, 6),
      inkFloor(pen, 278, '#1a0409', 0.98),
      lettering(pen, {
        text: 'SIC BO',
        face: 'righteous',
        x: 150,
        y: 338,
        width: 210,
        cap: 38,
        fill: 'fire',
        key: '#2a0408',
        spacing: 0.04,
      }),
      lettering(pen, {
        text: 'PAVILION',
        face: 'righteous',
        x: 150,
        y: 380,
        width: 238,
        cap: 30,
        key: '#2a0408',
        spacing: 0.08,
      }),
    ];
  },
};
