import { inkFloor, sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief, rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { beam } from '../parts/scenery.ts';
import { bubbles, dust } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** The sea cut open: a small boat on the bright line above, the giant rising under it out of the dark. */
export const poster: Poster = {
  slug: 'ocean-hunt',
  layers: (pen) => {
    const skin = relief(pen, {
      glow: '#5fd0ff',
      glowStrength: 0.6,
      glowSize: 12,
      key: '#04101f',
      light: '#ffe6cc',
      bevel: 3,
      height: 7,
    });
    const water = linear(pen, [
      [0, '#1fa0b8'],
      [30, '#0c5a8c'],
      [66, '#0a2a5c'],
      [100, '#040a24'],
    ]);
    return [
      sky(pen, [
        [0, '#3a1a4c'],
        [10, '#c2504a'],
        [19, '#ffcf8a'],
        [24, '#ffe9b8'],
        [100, '#0a2a5c'],
      ]),
      glow(pen, 216, 82, 90, '#fff3c9', 0.95),
      '<circle cx="216" cy="84" r="26" fill="#fffbe6"/>',
      `<path d="M0 96q19 -9 38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0V400H0Z" fill="${water}"/><path d="M0 96q19 -9 38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0" fill="none" stroke="#fff3d8" stroke-width="2.2"/>`,
      beam(pen, [216, 96], [120, 340], 150, '#fff3d8', 0.32),
      beam(pen, [226, 96], [262, 340], 90, '#fff3d8', 0.26),
      engraved(pen, 'caravel', '#2a1030', { x: 96, y: 66, size: 76 }),
      '<path d="M124 92Q196 150 168 214" fill="none" stroke="#ffe0b0" stroke-width="1.6"/>',
      blurred(1.4, engraved(pen, 'manta-ray', '#0a3a6c', { x: 256, y: 262, size: 90, opacity: 0.9 })),
      engraved(pen, 'giant-squid', 'copper', { x: 146, y: 226, size: 220, turn: 16, filter: skin }),
      under(
        rim(pen, { rim: '#ffffff', glow: '#bff0ff', glowStrength: 0.5, glowSize: 5 }),
        `<g transform="translate(196 158) rotate(38)"><path d="M-3 -60H3V40H-3Z" fill="#8a5a2a"/><path d="M0 86L-15 44L-4 50V30H4V50L15 44Z" fill="${linear(
          pen,
          [
            [0, '#ffffff'],
            [100, '#7f98b0'],
          ],
        )}"/></g>`,
      ),
      repeat(
        14,
        (index) =>
          `<path d="M${n(pen.between(10, 290))} ${n(110 + index * 11)}h${n(pen.between(14, 40))}" stroke="#cff4ff" stroke-width="1" opacity=".35"/>`,
      ),
      bubbles(pen, 34, { x: 20, y: 120, width: 260, height: 190 }, '#dff6ff', 6),
      dust(pen, 30, { x: 0, y: 200, width: 300, height: 110 }, '#7fe0ff', 1.6),
      inkFloor(pen, 276, '#020616', 0.98),
      lettering(pen, {
        text: 'OCEAN',
        face: 'bowlby-one-sc',
        x: 150,
        y: 336,
        width: 226,
        cap: 36,
        fill: 'ice',
        key: '#04122a',
        line: '#c9965a',
      }),
      lettering(pen, {
        text: 'HUNT',
        face: 'bowlby-one-sc',
        x: 150,
        y: 381,
        width: 200,
        cap: 37,
        fill: 'copper',
        key: '#04122a',
        line: '#c9965a',
      }),
    ];
  },
};
