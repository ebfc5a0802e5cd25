import { around, rays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { chips, playingCard } from '../parts/props.ts';
import { bulb } from '../parts/sparkle.ts';

/** Across the table from the dealer: a waistcoat and a bow tie in the light, two cards being dealt. */
export const poster: Poster = {
  slug: 'live-blackjack',
  layers: (pen) => {
    const figure = rim(pen, {
      rim: '#ffe0b8',
      glow: '#ff9a5a',
      glowStrength: 0.45,
      glowSize: 12,
      shade: 0.4,
    });
    const cast = rim(pen, { rim: '#ffffff', glow: '#05140e', glowStrength: 0.6, glowSize: 6, shade: 0.16 });
    const shirt = linear(pen, [
      [0, '#ffffff'],
      [100, '#c3c9da'],
    ]);
    const vest = linear(
      pen,
      [
        [0, '#2a0a1c'],
        [36, '#a01f4a'],
        [62, '#6b1034'],
        [100, '#1c0412'],
      ],
      90,
    );
    const cloth = linear(pen, [
      [0, '#2aa872'],
      [55, '#0f6a48'],
      [100, '#042a1e'],
    ]);
    const spots = [
      [40, 276],
      [94, 292],
      [150, 298],
      [206, 292],
      [260, 276],
    ];
    return [
      jewelGround(
        pen,
        [
          [0, '#ffb07a'],
          [26, '#b8503c'],
          [60, '#3f1a3c'],
          [100, '#0e0616'],
        ],
        150,
        96,
        300,
      ),
      rays(150, 76, 420, 30, '#ffe0b0', 0.16),
      around(150, 76, 118, 30, (x, y, index) => bulb(pen, x, y, 2.8, index % 3 > 0), { from: 180, to: 372 }),
      around(150, 76, 98, 24, (x, y) => `<circle cx="${x}" cy="${y}" r="1.4" fill="#ffe7a6"/>`, {
        from: 180,
        to: 375,
      }),
      glow(pen, 150, 60, 110, '#fff0d0', 0.7),
      // The figure stands high, so that the image ends below the chin.
      '<g transform="translate(0 -60)">',
      under(
        figure,
        // Shoulders and sleeves, then the waistcoat, shirt front and tie.
        `<path d="M18 320C26 150 66 96 122 84L150 100L178 84C234 96 274 150 282 320Z" fill="${shirt}"/>`,
        `<path d="M84 320C78 196 92 120 118 92L150 176L182 92C208 120 222 196 216 320Z" fill="${vest}" stroke="#1c0412" stroke-width="2"/>`,
        `<path d="M122 -20H178V88L150 122L122 88Z" fill="#d9a27a"/><path d="M122 44Q150 66 178 44V88L150 122L122 88Z" fill="#b97a54" opacity=".7"/>`,
        `<path d="M116 76L150 112L128 132ZM184 76L150 112L172 132Z" fill="${shirt}" stroke="#8a90a8" stroke-width="1.4"/>`,
        '<path d="M150 112L108 96V132ZM150 112L192 96V132Z" fill="#150a1c" stroke="#e9bf6a" stroke-width="2"/><rect x="142" y="103" width="16" height="18" rx="4" fill="#2a1634" stroke="#e9bf6a" stroke-width="1.6"/>',
      ),
      repeat(
        5,
        (index) =>
          `<circle cx="150" cy="${190 + index * 17}" r="4.6" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/>`,
      ),
      '<path d="M150 176V310" stroke="#1c0412" stroke-width="2"/><path d="M100 150Q92 190 94 300M200 150Q208 190 206 300" stroke="#ff9ab8" stroke-width="1.4" fill="none" opacity=".5"/>',
      '</g>',
      `<path d="M-20 238Q150 208 320 238V420H-20Z" fill="${cloth}"/><path d="M-20 236Q150 206 320 236" fill="none" stroke="#5a2a10" stroke-width="12"/><path d="M-20 231Q150 201 320 231" fill="none" stroke="${linear(pen, METALS.brass, 90)}" stroke-width="3"/>`,
      spots
        .map(
          ([x, y]) =>
            `<ellipse cx="${x}" cy="${y}" rx="22" ry="9" fill="none" stroke="#ffe7a6" stroke-width="1.6" opacity=".8"/>`,
        )
        .join(''),
      under(cast, playingCard(pen, { x: 112, y: 244, size: 108, turn: -16, rank: 'A', suit: 'club' })),
      under(cast, playingCard(pen, { x: 184, y: 240, size: 108, turn: 13, rank: 'K', suit: 'diamond' })),
      under(cast, chips(pen, 42, 272, '#a80f20', 4, 22), chips(pen, 260, 272, '#2a3f8c', 3, 22)),
      inkFloor(pen, 272, '#03140e', 0.98),
      lettering(pen, {
        text: 'BLACKJACK',
        face: 'alfa-slab-one',
        x: 150,
        y: 338,
        width: 262,
        cap: 34,
        fill: 'ivory',
        key: '#1c0412',
        line: '#e9bf6a',
      }),
      lettering(pen, {
        text: 'LIVE',
        face: 'alfa-slab-one',
        x: 150,
        y: 380,
        width: 140,
        cap: 30,
        spacing: 0.16,
        fill: 'jade',
        key: '#03140e',
      }),
    ];
  },
};
