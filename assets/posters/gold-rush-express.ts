import { rays } from '../parts/burst.ts';
import { engine } from '../parts/express-engine.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { cloud } from '../parts/scenery.ts';
import { dust, spark } from '../parts/sparkle.ts';

/** The express comes out of the sunset towards the viewer; the name hangs over it in the smoke. */
export const poster: Poster = {
  slug: 'gold-rush-express',
  layers: (pen) => {
    const mesa = linear(pen, [
      [0, '#c2602e'],
      [100, '#4a1a0a'],
    ]);
    const brass = linear(pen, METALS.brass, 40);
    return [
      sky(pen, [
        [0, '#34102c'],
        [24, '#a83226'],
        [50, '#ff9a3c'],
        [64, '#ffe08a'],
        [66, '#7a2f10'],
        [100, '#2a0d05'],
      ]),
      rays(150, 250, 460, 30, '#fff0b0', 0.18),
      glow(pen, 150, 240, 190, '#fff3c0', 0.9),
      `<path d="M0 262V176H22V160H56V176H66V262ZM300 262V190H276V150H242V190H232V262Z" fill="${mesa}"/>`,
      '<path d="M0 262H300" stroke="#ffcf7a" stroke-width="1.6"/>',
      repeat(9, (index) => {
        const share = index / 8;
        const w = 70 + share * share * 260;
        return `<rect x="${n(150 - w / 2)}" y="${n(276 + share * share * 118)}" width="${n(w)}" height="${n(4 + share * 10)}" fill="#1c0a04"/>`;
      }),
      '<path d="M112 262L4 400H28L124 262ZM188 262L296 400H272L176 262Z" fill="#ffd98a"/>',
      cloud(40, 128, 30, ['#8a3a26', '#a84a2c'], '#ffcf8a'),
      cloud(262, 128, 30, ['#8a3a26', '#a84a2c'], '#ffcf8a'),
      cloud(150, 92, 44, ['#b5532f', '#cc6b3a'], '#ffe0a8'),
      '<path d="M150 152L-60 400H90Z M150 152L360 400H210Z" fill="#fff3c0" opacity=".14"/>',
      `<g transform="translate(150 244)">${under(rim(pen, { rim: '#fff3c9', glow: '#ff8a1e', glowSize: 10 }), engine(pen))}</g>`,
      glow(pen, 150, 158, 88, '#fff3c0', 1),
      `<circle cx="150" cy="158" r="25" fill="${brass}" stroke="#3a1c05"/><circle cx="150" cy="158" r="18" fill="#fffdf0"/>`,
      spark(150, 158, 48, '#fffbe6', 0.9),
      dust(pen, 50, { x: 20, y: 90, width: 260, height: 250 }, '#ffe7a6', 1.9),
      inkFloor(pen, 318, '#1c0803', 0.95),
      lettering(pen, {
        text: 'GOLD RUSH',
        face: 'sancreek',
        x: 150,
        y: 78,
        width: 254,
        cap: 48,
        fill: 'fire',
        bend: { kind: 'arch', by: 18 },
      }),
      lettering(pen, { text: 'EXPRESS', face: 'rye', x: 150, y: 380, width: 220, cap: 32, spacing: 0.06 }),
    ];
  },
};
