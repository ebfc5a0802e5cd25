import type { Emblem } from '../parts/emblem.ts';
import { brilliant, foldedStar } from '../parts/jewels.ts';
import { coin } from '../parts/props.ts';
import { fluent } from '../parts/symbol.ts';
import { ticket } from './rewards.ts';

/** One object in front of what stands behind it. */
const object = (
  name: string,
  jewel: Emblem['jewel'],
  behind: Emblem['behind'] = 'fan',
  size = 106,
): Emblem => ({ jewel, behind, hero: () => [fluent(name, { x: 80, y: 82, size })] });

/** One for each place that rewards come from, kind of mail and kind of task. */
export const emblems: Readonly<Record<string, Emblem>> = {
  offers: object('wrapped-gift', 'ruby'),
  signUp: object('party-popper', 'amber'),
  activities: object('circus-tent', 'sapphire', 'rings'),
  calendar: object('spiral-calendar', 'emerald', 'fan', 98),
  tasks: object('bullseye', 'night', 'rings'),
  rebate: {
    jewel: 'amber',
    behind: 'sun',
    hero: (pen) => [
      fluent('purse', { x: 84, y: 76, size: 100 }),
      coin(pen, 42, 118, 24, { turn: -18 }),
      coin(pen, 76, 128, 18, { tilt: 0.6, turn: 10 }),
    ],
  },
  vip: {
    jewel: 'amethyst',
    hero: (pen) => [
      fluent('crown', { x: 80, y: 74, size: 104 }),
      brilliant(pen, 80, 126, 28, ['#f6e6ff', '#b876f0', '#5a239c']),
    ],
  },
  spin: object('ferris-wheel', 'teal', 'rings', 112),
  coupons: {
    jewel: 'ruby',
    behind: 'sun',
    hero: (pen) => [
      ticket(86, 62, 0.92, 16, '#7b2fb8', ''),
      ticket(76, 90, 1.06, -10, '#c21d30', foldedStar(-14, 0, 20, 8, 5, '#fffbe6', '#e9bf6a')),
      coin(pen, 124, 124, 18, { turn: 12 }),
    ],
  },
  record: object('scroll', 'copper', 'rings', 98),
  games: object('slot-machine', 'amethyst', 'sun'),
  account: object('identification-card', 'teal', 'rings'),
  announcement: object('megaphone', 'ember', 'fan'),
  daily: object('sun', 'amber', 'rings', 100),
  weekly: object('tear-off-calendar', 'sapphire', 'fan', 98),
  once: object('military-medal', 'rose', 'sun', 108),
};
