import { around, rings, scallops } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, round } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { PIPS } from '../parts/props.ts';
import { hills, leaf, ridge } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';

/** Pips by row for a few of the tiles; upper and lower half are kept apart. */
type TilePips = readonly [upper: number, lower: number];

const PLACES: typeof PIPS = {
  ...PIPS,
  2: [
    [-1, 0],
    [1, 0],
  ],
  6: [
    [-1, -1.2],
    [1, -1.2],
    [-1, 0],
    [1, 0],
    [-1, 1.2],
    [1, 1.2],
  ],
};

/** A black tile standing upright, its foot at (0, 0); ones and fours are red, as is the custom. */
function tile(pen: Pen, x: number, y: number, scale: number, turn: number, [upper, lower]: TilePips): string {
  const face = linear(
    pen,
    [
      [0, '#4a4458'],
      [20, '#221c2e'],
      [100, '#0a0712'],
    ],
    60,
  );
  const half = (count: number, middle: number): string =>
    (PLACES[count] ?? [])
      .map(
        ([px, py]) =>
          `<circle cx="${n(px * 15)}" cy="${n(middle + py * 15)}" r="${count === 1 ? 12 : 7.6}" fill="${count === 1 || count === 4 ? '#ff5147' : '#fff6e0'}" stroke="#05030a" stroke-width="1.4"/>`,
      )
      .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M30 -136H44V6H30Z" fill="#c9a25a"/><path d="M-34 -136L-22 -146H44L34 -136Z" fill="#f3dca4"/><path d="M-34 -136H34V0H-34Z" fill="${face}" stroke="#e9bf6a" stroke-width="2.4"/><path d="M-26 -68H26" stroke="#e9bf6a" stroke-width="1.4"/>${half(upper, -102)}${half(lower, -34)}</g>`;
}

/** Through a moon gate in a dark wall, a misty hill in jade; four tiles stand on its sill. */
export const poster: Poster = {
  slug: 'pai-gow-house',
  layers: (pen) => {
    const lit = rim(pen, { rim: '#fff3c9', glow: '#0a2c22', glowStrength: 0.7, glowSize: 8, shade: 0.3 });
    const garden = pen.url((id) => `<clipPath id="${id}"><circle cx="150" cy="150" r="114"/></clipPath>`);
    const mist = round(pen, [
      [0, '#fffdf0'],
      [50, '#d9f2d6'],
      [100, '#6fc0a0'],
    ]);
    return [
      jewelGround(
        pen,
        [
          [0, '#2c2240'],
          [60, '#191024'],
          [100, '#0a0610'],
        ],
        150,
        150,
        280,
      ),
      `<rect width="300" height="400" fill="${scallops(pen, 20, '#c9962f', 0.8)}" opacity=".2"/>`,
      `<g clip-path="${garden}"><rect x="20" y="20" width="270" height="270" fill="${mist}"/><circle cx="196" cy="98" r="28" fill="#ff7a5c"/>${ridge(pen, 214, 110, 3, '#8fcfb4')}${ridge(pen, 236, 74, 4, '#4fa98a')}${hills([236, 222, 234, 218, 230], '#1f7a60')}<path d="M60 260C84 210 80 170 116 140M84 214Q60 200 50 176M100 168Q128 168 144 150" fill="none" stroke="#23341e" stroke-width="7" stroke-linecap="round"/>${repeat(20, (index) => leaf(pen.between(36, 150), pen.between(120, 200), pen.between(18, 34), pen.between(0, 360), index % 2 ? '#2f8a5a' : '#16553c'))}</g>`,
      `<circle cx="150" cy="150" r="119" fill="none" stroke="#2b1405" stroke-width="18"/><circle cx="150" cy="150" r="119" fill="none" stroke="${linear(pen, METALS.brass)}" stroke-width="12"/>`,
      rings(150, 150, [112.5, 125.5], '#3a1c05', 1.4, 0.9),
      around(150, 150, 119, 32, (x, y) => `<circle cx="${x}" cy="${y}" r="2.4" fill="#6b3f0c"/>`),
      glow(pen, 150, 240, 120, '#fff3c9', 0.35),
      `<path d="M0 296H300V330H0Z" fill="${linear(pen, [
        [0, '#c2303a'],
        [100, '#4a0810'],
      ])}"/><path d="M0 296H300" stroke="#ffe7a6" stroke-width="2.4"/>`,
      under(
        lit,
        tile(pen, 52, 304, 0.74, -4, [6, 6]),
        tile(pen, 116, 308, 0.86, 1, [4, 4]),
        tile(pen, 184, 308, 0.86, -1, [1, 1]),
        tile(pen, 246, 304, 0.74, 5, [5, 6]),
      ),
      dust(pen, 26, { x: 40, y: 40, width: 220, height: 200 }, '#fffbe0', 1.5),
      inkFloor(pen, 284, '#0a0610', 0.98),
      lettering(pen, {
        text: 'PAI GOW',
        face: 'metamorphous',
        x: 150,
        y: 342,
        width: 246,
        cap: 34,
        fill: 'jade',
        key: '#04180f',
        line: '#c9a84a',
      }),
      lettering(pen, {
        text: 'HOUSE',
        face: 'metamorphous',
        x: 150,
        y: 381,
        width: 190,
        cap: 28,
        spacing: 0.1,
      }),
    ];
  },
};
