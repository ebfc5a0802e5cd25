import { rays, scallops } from '../parts/burst.ts';
import { steppedBox } from '../parts/frame.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { brilliant, foldedStar } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { coin } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';

const CARD = steppedBox(-88, -116, 176, 232, [8, 8]);

/** A pale evening invitation with silver panels; a coin has just opened three of them. */
export const poster: Poster = {
  slug: 'scratch-gala',
  frame: '#a8782c',
  edge: 0.25,
  layers: (pen) => {
    const cast = rim(pen, { rim: '#ffffff', glow: '#5a1a3a', glowStrength: 0.5, glowSize: 10, shade: 0.12 });
    const small = rim(pen, {
      rim: '#fff',
      glow: '#000',
      glowStrength: 0.2,
      glowSize: 3,
      shade: 0.2,
      size: 0.5,
    });
    const foil = linear(pen, METALS.silver, 35);
    const paper = linear(pen, [
      [0, '#fffdf6'],
      [100, '#f3dfc0'],
    ]);
    const places = [-54, 0, 54].flatMap((y) => [-54, 0, 54].map((x) => [x, y + 18] as const));
    const panel = (x: number, y: number, fill: string): string =>
      `<rect x="${x - 23}" y="${y - 23}" width="46" height="46" rx="3" fill="${fill}" stroke="#b9903a" stroke-width="1.2"/>`;
    return [
      jewelGround(
        pen,
        [
          [0, '#fff2ee'],
          [46, '#f3c3c4'],
          [100, '#a84a6a'],
        ],
        150,
        160,
        310,
      ),
      rays(150, 150, 440, 40, '#ffffff', 0.35),
      `<rect width="300" height="400" fill="${scallops(pen, 24, '#c9687a', 1)}" opacity=".22"/>`,
      glow(pen, 150, 160, 180, '#ffffff', 0.6),
      `<g transform="translate(148 158) rotate(-7)">${under(cast, `<path d="${CARD}" fill="${paper}" stroke="${metal(pen, 'brass')}" stroke-width="4"/>`)}<path d="${steppedBox(-80, -108, 160, 216, [8, 8])}" fill="none" stroke="#c9962f" stroke-width="1"/>${lettering(pen, { text: 'SOIRÉE', face: 'limelight', x: 0, y: -66, width: 118, cap: 21, fill: 'ruby', key: '#fff3e0', line: '#c9962f' })}<path d="M-66 -52H66M-66 -48H66" stroke="#c9962f" stroke-width="1"/>${places.map(([x, y], index) => panel(x, y, index >= 3 && index < 6 ? '#fffaf0' : foil)).join('')}${places
        .map(([x, y], index) =>
          index >= 3 && index < 6
            ? under(small, brilliant(pen, x, y, 40, ['#ffe6e6', '#ff5a6a', '#a30d2a']))
            : foldedStar(x, y, 11, 4.4, 4, '#ffffff', '#7f93a8'),
        )
        .join('')}</g>`,
      repeat(
        40,
        () =>
          `<rect x="${n(pen.between(60, 270))}" y="${n(pen.between(190, 290))}" width="${n(pen.between(2, 6))}" height="${n(pen.between(1.4, 3))}" fill="#9db0c4" stroke="#5a6c80" stroke-width=".4" transform="rotate(${n(pen.between(-30, 30))} 150 200)"/>`,
      ),
      under(
        rim(pen, { rim: '#fffbe6', glow: '#ffb347', glowStrength: 0.5, glowSize: 7, shade: 0.25 }),
        coin(pen, 232, 206, 44, { turn: 16, tilt: 0.94 }),
      ),
      fluent('clinking-glasses', {
        x: 52,
        y: 258,
        size: 104,
        turn: -6,
        filter: rim(pen, { rim: '#ffffff', glow: '#c9567a', glowStrength: 0.4, glowSize: 6, shade: 0.2 }),
      }),
      sparks(pen, 9, { x: 40, y: 40, width: 220, height: 210 }, 8, '#ffffff'),
      inkFloor(pen, 270, '#3a0a24', 0.97),
      lettering(pen, {
        text: 'Scratch',
        face: 'lobster',
        x: 150,
        y: 336,
        width: 226,
        cap: 44,
        fill: 'rose',
        key: '#3a0620',
        bend: { kind: 'slope', by: 7 },
      }),
      lettering(pen, {
        text: 'GALA',
        face: 'limelight',
        x: 170,
        y: 381,
        width: 176,
        cap: 36,
        key: '#3a0620',
        spacing: 0.06,
      }),
    ];
  },
};
