import { rays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { label, lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { chips, playingCard } from '../parts/props.ts';
import { dust } from '../parts/sparkle.ts';

/** One green-shaded lamp over a dark table; ace and jack in its cone of light. */
export const poster: Poster = {
  slug: 'blackjack-salon',
  layers: (pen) => {
    const cast = rim(pen, { rim: '#fffbe6', glow: '#ffcf7a', glowStrength: 0.5, glowSize: 9, shade: 0.22 });
    const panel = linear(
      pen,
      [
        [0, '#0c1a34'],
        [50, '#1c3460'],
        [100, '#0a142a'],
      ],
      90,
    );
    const shade = linear(pen, [
      [0, '#3fd08c'],
      [55, '#0f6a45'],
      [100, '#083322'],
    ]);
    const cone = linear(pen, [
      [0, '#fff0b8', 0.85],
      [100, '#fff0b8', 0.06],
    ]);
    return [
      jewelGround(
        pen,
        [
          [0, '#27487e'],
          [60, '#101f40'],
          [100, '#050a18'],
        ],
        150,
        220,
        300,
      ),
      repeat(
        6,
        (index) =>
          `<rect x="${index * 52 - 6}" y="-4" width="46" height="262" fill="${panel}" stroke="#c9962f" stroke-width="1" opacity=".9"/><path d="M${index * 52 + 4} 20V236M${index * 52 + 30} 20V236M${index * 52 + 4} 20l13 -14l13 14" stroke="#c9962f" stroke-width=".8" fill="none" opacity=".5"/>`,
      ),
      `<path d="M104 84L-30 330H330L196 84Z" fill="${cone}"/>`,
      `<ellipse cx="150" cy="318" rx="190" ry="72" fill="${linear(pen, [
        [0, '#1f8a5e'],
        [100, '#063322'],
      ])}" stroke="${metal(pen, 'brass')}" stroke-width="5"/>`,
      '<ellipse cx="150" cy="318" rx="168" ry="60" fill="none" stroke="#ffe7a6" stroke-width="1.2" opacity=".7"/>',
      under(cast, playingCard(pen, { x: 192, y: 198, size: 166, turn: 17, rank: 'J', suit: 'heart' })),
      under(cast, playingCard(pen, { x: 118, y: 200, size: 182, turn: -11, rank: 'A', suit: 'spade' })),
      under(cast, chips(pen, 250, 304, '#a80f20', 4, 28), chips(pen, 48, 306, '#2a3f8c', 3, 28)),
      `<path d="M150 -4V22" stroke="#e9bf6a" stroke-width="3"/>`,
      under(
        rim(pen, { rim: '#eafff2', glow: '#fff0b8', glowStrength: 0.8, glowSize: 10 }),
        `<path d="M126 20H174L184 34H116Z" fill="${linear(pen, METALS.brass, 90)}" stroke="#3a1c05"/><path d="M116 34H184C206 48 222 66 228 88H72C78 66 94 48 116 34Z" fill="${shade}" stroke="#042014" stroke-width="1.6"/><path d="M70 84H230V92H70Z" fill="${linear(pen, METALS.brass, 90)}"/>`,
      ),
      '<ellipse cx="150" cy="93" rx="70" ry="9" fill="#fffdf0"/>',
      glow(pen, 150, 94, 110, '#fff3c9', 0.75),
      rays(150, 96, 260, 26, '#fff3c9', 0.07, { turn: 3 }),
      label('21', 'limelight', 262, 132, 30, '#ffe7a6'),
      dust(pen, 30, { x: 60, y: 100, width: 180, height: 190 }, '#fff3c9', 1.2),
      inkFloor(pen, 270, '#040914', 0.98),
      lettering(pen, { text: 'BLACKJACK', face: 'abril-fatface', x: 150, y: 338, width: 262, cap: 38 }),
      lettering(pen, {
        text: 'Salon',
        face: 'berkshire-swash',
        x: 150,
        y: 381,
        width: 150,
        cap: 32,
        fill: 'jade',
        key: '#04180f',
      }),
    ];
  },
};
