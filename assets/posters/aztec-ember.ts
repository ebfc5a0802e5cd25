import { softRays } from '../parts/burst.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { frond } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** Lit from below: an idol of black stone before its volcano, fire in the eyes, braziers left and right. */
export const poster: Poster = {
  slug: 'aztec-ember',
  layers: (pen) => {
    const rock = linear(pen, [
      [0, '#5a1f24'],
      [100, '#1c0810'],
    ]);
    const lava = linear(pen, [
      [0, '#fff0a8'],
      [40, '#ff8a1e'],
      [100, '#c4200f'],
    ]);
    return [
      sky(pen, [
        [0, '#12060f'],
        [30, '#3c0f1c'],
        [62, '#a82a18'],
        [84, '#ff8a2e'],
        [100, '#5c1408'],
      ]),
      softRays(pen, 150, 66, 250, 22, '#ff9a4a', 0.4),
      blurred(6, '<path d="M60 -20Q80 30 120 36T150 70T186 30T260 -10V-40H60Z" fill="#2c1018"/>'),
      `<path d="M-40 320L112 72H188L340 320Z" fill="${rock}"/>`,
      `<path d="M112 72H188L176 92L186 124L168 110L158 168L146 118L132 140L130 96Z" fill="${lava}"/>`,
      glow(pen, 150, 72, 110, '#ffcf6b', 0.95),
      dust(pen, 60, { x: 50, y: 0, width: 200, height: 160 }, '#ffb347', 2.2),
      glow(pen, 150, 330, 220, '#ff7a1e', 0.9),
      // The fire inside: seen through the idol's eyes and teeth.
      `<path d="M92 150H208V282H92Z" fill="${lava}"/>`,
      engraved(pen, 'totem-head', 'iron', {
        x: 150,
        y: 206,
        size: 206,
        filter: relief(pen, {
          glow: '#ff5a1e',
          glowStrength: 0.9,
          glowSize: 14,
          key: '#14060a',
          light: '#ffb070',
          bevel: 3,
          height: 7,
          azimuth: 80,
        }),
      }),
      repeat(
        7,
        (index) =>
          `<path d="M${90 + index * 18} 138L${98.5 + index * 18} ${index % 2 ? 96 : 80}L${107 + index * 18} 138Z" fill="${linear(
            pen,
            [
              [0, '#ffd36b'],
              [100, '#a3321c'],
            ],
          )}" stroke="#1c0810" stroke-width="2"/>`,
      ),
      glow(pen, 30, 268, 74, '#ffb347', 0.9),
      glow(pen, 270, 268, 74, '#ffb347', 0.9),
      fluent('fire', { x: 30, y: 252, size: 76 }),
      fluent('fire', { x: 270, y: 252, size: 76, isFlipped: true }),
      '<path d="M0 282H62L50 306H10ZM238 282H300L290 306H250Z" fill="#2a1018" stroke="#e98a3c" stroke-width="2"/>',
      frond(-8, 352, 130, -50, '#12060c'),
      frond(308, 352, 130, -130, '#12060c'),
      inkFloor(pen, 272, '#140508', 0.98),
      lettering(pen, {
        text: 'EMBER',
        face: 'uncial-antiqua',
        x: 150,
        y: 338,
        width: 246,
        cap: 40,
        fill: 'fire',
        key: '#200608',
      }),
      lettering(pen, {
        text: 'IDOL',
        face: 'uncial-antiqua',
        x: 150,
        y: 382,
        width: 170,
        cap: 34,
        spacing: 0.1,
        fill: 'copper',
        key: '#200608',
      }),
    ];
  },
};
