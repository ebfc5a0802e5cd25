import { cutBox } from './frame.ts';
import { type Face, label } from './lettering.ts';
import { linear, metal, round } from './paint.ts';
import { n, type Pen, polar, repeat } from './pen.ts';

/** Suit marks in a box of about 72 units around (0, 0). */
export const SUITS = {
  spade:
    'M0 -34C10 -16 34 -4 34 14C34 28 16 32 6 22C7 32 10 36 14 40H-14C-10 36 -7 32 -6 22C-16 32 -34 28 -34 14C-34 -4 -10 -16 0 -34Z',
  heart: 'M0 36C-14 20 -36 8 -36 -12C-36 -30 -10 -34 0 -14C10 -34 36 -30 36 -12C36 8 14 20 0 36Z',
  diamond: 'M0 -38L28 0L0 38L-28 0Z',
  club: 'M0 -36A15 15 0 0 1 13 -13A16 16 0 1 1 5 13C6 26 10 32 14 37H-14C-10 32 -6 26 -5 13A16 16 0 1 1 -13 -13A15 15 0 0 1 0 -36Z',
} as const;

export type Suit = keyof typeof SUITS;

export interface CardOptions {
  x: number;
  y: number;
  /** Height of the card. */
  size: number;
  turn?: number;
  rank?: string;
  suit?: Suit;
  /** Colours of the back; a card with a back shows no face. */
  back?: readonly [string, string];
}

export function playingCard(
  pen: Pen,
  { x, y, size, turn = 0, rank = 'A', suit = 'spade', back }: CardOptions,
): string {
  const s = size / 150;
  const place = `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(s)})`;
  if (back) {
    const [dark, line] = back;
    const lattice = repeat(
      9,
      (i) => `M${-60 + i * 15} -66L${-60 + i * 15 + 132} 66M${60 - i * 15} -66L${60 - i * 15 - 132} 66`,
    );
    const clip = pen.url(
      (id) => `<clipPath id="${id}"><rect x="-43" y="-67" width="86" height="134" rx="5"/></clipPath>`,
    );
    return `<g transform="${place}"><rect x="-52" y="-76" width="104" height="152" rx="9" fill="#fbf3dd"/><rect x="-45" y="-69" width="90" height="138" rx="6" fill="${dark}"/><path d="${lattice}" stroke="${line}" stroke-width="1.4" opacity=".8" clip-path="${clip}"/><circle r="20" fill="${dark}" stroke="${line}" stroke-width="2.4"/><path d="${SUITS.diamond}" transform="scale(.34)" fill="${line}"/></g>`;
  }
  const isRed = suit === 'heart' || suit === 'diamond';
  const ink = isRed ? '#a80f20' : '#17101d';
  const mark = isRed
    ? linear(pen, [
        [0, '#ff7464'],
        [50, '#d4182c'],
        [100, '#8d0a1a'],
      ])
    : linear(pen, [
        [0, '#4a3a58'],
        [100, '#0e0b14'],
      ]);
  const paper = linear(pen, [
    [0, '#ffffff'],
    [100, '#efe1c0'],
  ]);
  const corner = `${label(rank, 'abril-fatface', -34, -40, 24, ink, { width: 26 })}<path d="${SUITS[suit]}" transform="translate(-34 -26) scale(.2)" fill="${ink}"/>`;
  return `<g transform="${place}"><rect x="-52" y="-76" width="104" height="152" rx="9" fill="${paper}" stroke="#6b4416" stroke-width="1.2"/><rect x="-46" y="-70" width="92" height="140" rx="6" fill="none" stroke="#b9903a" stroke-width="1"/>${corner}<g transform="rotate(180)">${corner}</g><path d="${SUITS[suit]}" transform="scale(.98)" fill="${mark}"/></g>`;
}

/** A stack of chips seen from a little above; (x, y) is the middle of the lowest. */
export function chips(pen: Pen, x: number, y: number, colour: string, count: number, radius = 30): string {
  const s = radius / 34;
  const side = linear(
    pen,
    [
      [0, '#000', 0.5],
      [30, '#fff', 0.22],
      [60, '#000', 0.1],
      [100, '#000', 0.6],
    ],
    90,
  );
  const chip = (index: number): string =>
    `<g transform="translate(0 ${-index * 9})"><path d="M-34 0V8A34 13 0 0 0 34 8V0Z" fill="${colour}"/>${[-26, -9, 9, 26].map((q) => `<rect x="${q - 4}" y="${n(Math.sqrt(1 - (q / 34) ** 2) * 13 - 1)}" width="8" height="9" fill="#fff6dc"/>`).join('')}<path d="M-34 0V8A34 13 0 0 0 34 8V0Z" fill="${side}"/><ellipse rx="34" ry="13" fill="${colour}" stroke="#fff6dc" stroke-width="1.2"/><ellipse rx="23" ry="8.5" fill="none" stroke="#fff6dc" stroke-width="1.6" stroke-dasharray="6 4"/></g>`;
  return `<g transform="translate(${x} ${y}) scale(${n(s)})"><ellipse cy="11" rx="38" ry="13" fill="#000" opacity=".45"/>${repeat(count, chip)}</g>`;
}

/** Positions of the pips on a face, -1 to 1 in either direction, by their number. */
export const PIPS: Record<number, readonly [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export interface DieOptions {
  x: number;
  y: number;
  size: number;
  turn?: number;
  /** Pips on the top, left and right face. */
  faces?: readonly [number, number, number];
  /** Colours of the top, left and right face. */
  hues?: readonly [string, string, string];
  pip?: string;
}

/** A die standing on its edge towards the viewer, in isometric view. */
export function die(pen: Pen, options: DieOptions): string {
  const { x, y, size, turn = 0, faces, hues = ['#fffaf0', '#e8d7b0', '#c8ad78'], pip = '#a80f20' } = options;
  const shine = linear(pen, [
    [0, '#fff', 0.5],
    [60, '#fff', 0],
  ]);
  const corners = ['M0 -52L46 -26L0 0L-46 -26Z', 'M-46 -26L0 0V53L-46 27Z', 'M46 -26L0 0V53L46 27Z'];
  // Each face is a unit square sheared into place, so that round pips become the right ellipses.
  const planes = [
    'matrix(.46 .26 -.46 .26 0 -26)',
    'matrix(.46 .26 0 .53 -23 13.5)',
    'matrix(.46 -.26 0 .53 23 13.5)',
  ];
  const sides = corners.map((corner, index) => {
    const dots = faces
      ? (PIPS[faces[index] ?? 1] ?? [])
          .map(
            ([px, py]) =>
              `<circle cx="${px * 26}" cy="${py * 26}" r="${faces[index] === 1 ? 17 : 11}" fill="${pip}"/>`,
          )
          .join('')
      : '';
    return `<path d="${corner}" fill="${hues[index]}"/><path d="${corner}" fill="${shine}" opacity=".5"/><g transform="${planes[index]}">${dots}</g>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${n(size / 100)})">${sides.join('')}<path d="M0 -52L46 -26V27L0 53L-46 27V-26ZM0 0V53M0 0L46 -26M0 0L-46 -26" fill="none" stroke="#fff6dc" stroke-width="2.6" stroke-linejoin="round"/></g>`;
}

/** A struck coin; `tilt` 1 faces the viewer, 0.3 lies nearly flat. */
export function coin(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  { tilt = 1, turn = 0, mark = 'diamond' as Suit } = {},
): string {
  const face = round(
    pen,
    [
      [0, '#fff8d8'],
      [50, '#f0bd4e'],
      [100, '#a86c18'],
    ],
    [0.35, 0.25],
  );
  const r = radius;
  const edge = `<ellipse cy="${n(r * 0.16)}" rx="${r}" ry="${n(r * tilt)}" fill="#6b3f0c"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${edge}<ellipse rx="${r}" ry="${n(r * tilt)}" fill="${metal(pen, 'brass')}" stroke="#5a340a" stroke-width="${n(r * 0.06)}"/><ellipse rx="${n(r * 0.8)}" ry="${n(r * 0.8 * tilt)}" fill="${face}" stroke="#8a5a18" stroke-width="${n(r * 0.05)}"/><path d="${SUITS[mark]}" transform="scale(${n(r * 0.0125)} ${n(r * 0.0125 * tilt)})" fill="#8a5212"/></g>`;
}

/** A lottery ball with a number on its white spot. */
export function numberBall(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  hues: readonly [string, string],
  text: string,
  face: Face = 'bebas-neue',
): string {
  const skin = round(
    pen,
    [
      [0, '#ffffff'],
      [24, hues[0]],
      [100, hues[1]],
    ],
    [0.32, 0.24],
  );
  const r = radius;
  const figure = label(text, face, x, y + r * 0.26, r * 0.52, '#1a1024', { width: r * 0.8 });
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${skin}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.56)}" fill="#fffdf6" stroke="${hues[1]}" stroke-width="${n(r * 0.05)}"/>${figure}<ellipse cx="${n(x - r * 0.4)}" cy="${n(y - r * 0.58)}" rx="${n(r * 0.26)}" ry="${n(r * 0.13)}" fill="#fff" opacity=".85" transform="rotate(-32 ${n(x - r * 0.4)} ${n(y - r * 0.58)})"/>`;
}

/** The order of a European wheel. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

/** A roulette wheel around (0, 0) with an outer radius of 200, zero at the top. */
export function rouletteWheel(
  pen: Pen,
  { bowl = ['#d98a3c', '#7a3d12', '#3a1806'] }: { bowl?: readonly [string, string, string] } = {},
): string {
  const rim = linear(
    pen,
    [
      [0, '#fff6d2'],
      [30, '#c9962f'],
      [50, '#5a3408'],
      [70, '#e9bf6a'],
      [100, '#6b4416'],
    ],
    45,
  );
  const step = 360 / WHEEL.length;
  const pockets = WHEEL.map((number, index) => {
    const from = -90 + (index - 0.5) * step;
    const point = (radius: number, degrees: number): string => polar(0, 0, radius, degrees).map(n).join(' ');
    const fill = number === 0 ? '#12a05c' : index % 2 ? '#c21728' : '#17101d';
    const [tx, ty] = polar(0, 0, 156, -90 + index * step);
    const figure = label(String(number), 'bebas-neue', tx, ty, 14, '#fff', { turn: index * step });
    return `<path d="M${point(178, from)}A178 178 0 0 1 ${point(178, from + step)}L${point(118, from + step)}A118 118 0 0 0 ${point(118, from)}Z" fill="${fill}" stroke="#ffe09a" stroke-width="1.3"/>${figure}`;
  });
  const wood = round(pen, [
    [0, bowl[0]],
    [60, bowl[1]],
    [100, bowl[2]],
  ]);
  const spokes = repeat(
    12,
    (index) =>
      `<path transform="rotate(${index * 30})" d="M0 0L-14 -108A110 110 0 0 1 14 -108Z" fill="#000" opacity="${index % 2 ? 0.12 : 0.3}"/>`,
  );
  return `<circle r="206" cy="12" fill="#000" opacity=".4"/><circle r="200" fill="${rim}"/><circle r="191" fill="#4d2308"/><circle r="182" fill="${rim}"/>${pockets.join('')}<circle r="118" fill="${rim}"/><circle r="111" fill="${wood}"/>${spokes}<circle r="111" fill="none" stroke="#ffe09a" stroke-width="2"/>`;
}

/** A notice board with cut corners, for a multiplier or a number. */
export function plaque(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
): string {
  return `<path d="${cutBox(n2(x - width / 2), n2(y - height / 2), width, height, height * 0.28)}" fill="${ground}" stroke="${metal(pen, 'brass')}" stroke-width="2.4"/>`;
}

const n2 = (value: number): number => Number(n(value));
