import type { Emblem } from '../parts/emblem.ts';
import { brilliant, foldedStar } from '../parts/jewels.ts';
import type { Pen } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { fluent } from '../parts/symbol.ts';

const BLUE = ['#eafcff', '#5cc3f2', '#1763b5'] as const;

/** A ticket with a notch at both sides, around its own middle. */
export const ticket = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  hue: string,
  mark: string,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-56 -32H56V-11A11 11 0 0 0 56 11V32H-56V11A11 11 0 0 0 -56 -11Z" fill="${hue}" stroke="#fff3c9" stroke-width="3"/><path d="M26 -26V26" stroke="#fff3c9" stroke-width="2.4" stroke-dasharray="5 5"/>${mark}</g>`;

const percent =
  '<g fill="none" stroke="#fff8de" stroke-width="5.4" stroke-linecap="round"><circle cx="-26" cy="-10" r="7.500"/><circle cx="-2" cy="10" r="7.500"/><path d="M0 -18L-28 18"/></g>';

/** Coins in two leaning stacks. */
const stacks = (pen: Pen): readonly string[] => [
  ...[0, 1, 2, 3].map((place) => coin(pen, 50, 128 - place * 10, 27, { tilt: 0.42 })),
  ...[0, 1, 2, 3, 4, 5].map((place) => coin(pen, 104, 128 - place * 10, 29, { tilt: 0.42 })),
  coin(pen, 66, 70, 30, { turn: -14 }),
];

const medal = (name: string, jewel: Emblem['jewel']): Emblem => ({
  jewel,
  behind: 'sun',
  hero: () => [fluent(name, { x: 80, y: 82, size: 108 })],
});

/** One for each kind of reward. */
export const emblems: Readonly<Record<string, Emblem>> = {
  couponPercent: {
    jewel: 'ruby',
    hero: () => [
      ticket(86, 66, 0.92, 16, '#7c0c1c', ''),
      ticket(
        76,
        88,
        1.06,
        -10,
        '#c21d30',
        `<g transform="translate(-4 0)">${percent}</g>${foldedStar(41, 0, 9, 4, 5, '#fffbe6', '#e9bf6a')}`,
      ),
    ],
  },
  couponFixedPercent: {
    jewel: 'amber',
    hero: (pen) => [
      fluent('label', { x: 78, y: 80, size: 108, isFlipped: true }),
      coin(pen, 122, 122, 20, { turn: 12 }),
    ],
  },
  couponGive: {
    jewel: 'emerald',
    hero: (pen) => [
      ticket(80, 78, 1.08, -12, '#0f6b49', foldedStar(-14, 0, 19, 8, 5, '#fffbe6', '#e9bf6a')),
      coin(pen, 44, 120, 20, { tilt: 0.7, turn: -16 }),
      coin(pen, 122, 118, 23, { turn: 14 }),
    ],
  },
  coin: { jewel: 'ember', behind: 'sun', hero: stacks },
  points: {
    jewel: 'emerald',
    behind: 'sun',
    hero: () => [
      fluent('star', { x: 80, y: 78, size: 104 }),
      fluent('star', { x: 34, y: 118, size: 40, turn: -18 }),
      fluent('star', { x: 128, y: 120, size: 34, turn: 16 }),
    ],
  },
  liveness: {
    jewel: 'sapphire',
    behind: 'rings',
    hero: () => [fluent('high-voltage', { x: 80, y: 80, size: 112 })],
  },
  newYear: {
    jewel: 'night',
    hero: () => [
      fluent('red-paper-lantern', { x: 78, y: 78, size: 108 }),
      fluent('sparkles', { x: 126, y: 122, size: 40 }),
    ],
  },
  jackpot: {
    jewel: 'ruby',
    hero: () => [fluent('trophy', { x: 80, y: 82, size: 112 })],
  },
  jackpotMega: {
    jewel: 'ruby',
    behind: 'sun',
    hero: (pen) => [
      fluent('crown', { x: 80, y: 78, size: 112 }),
      brilliant(pen, 80, 130, 30, ['#ffd9d9', '#e0243a', '#7d0613']),
    ],
  },
  jackpotMajor: medal('1st-place-medal', 'amethyst'),
  jackpotMinor: medal('2nd-place-medal', 'sapphire'),
  jackpotMini: medal('3rd-place-medal', 'emerald'),
  diamonds: {
    jewel: 'sapphire',
    behind: 'rings',
    light: '#8fd0ff',
    hero: (pen) => [
      brilliant(pen, 80, 78, 108, BLUE),
      brilliant(pen, 34, 122, 38, BLUE),
      brilliant(pen, 128, 124, 32, BLUE),
    ],
  },
  lotteryPrize: {
    jewel: 'amethyst',
    hero: () => [
      fluent('wrapped-gift', { x: 80, y: 84, size: 104 }),
      fluent('four-leaf-clover', { x: 126, y: 120, size: 46, turn: 12 }),
    ],
  },
  diamondCoupon: {
    jewel: 'teal',
    light: '#8fd0ff',
    hero: (pen) => [ticket(80, 92, 1.08, -12, '#1f479f', ''), brilliant(pen, 68, 76, 70, BLUE)],
  },
  lotteryCoupon: {
    jewel: 'amethyst',
    behind: 'sun',
    hero: () => [
      ticket(88, 62, 0.92, 14, '#561a82', ''),
      ticket(76, 90, 1.08, -10, '#8a35c0', foldedStar(-14, 0, 20, 8, 5, '#fffbe6', '#e9bf6a')),
    ],
  },
};
