import { ROULETTE_WHEEL } from '../../maths/roulette/wheel.ts';

/** How many pockets to each side of a number its neighbours reach. */
const NEIGHBOURS_REACH = 2;

/** Bets on a part of the wheel: the spots that each is made of, a spot named twice takes two chips. */
export const SECTORS = {
  voisins: [
    'street-0-2-3',
    'street-0-2-3',
    'split-4-7',
    'split-12-15',
    'split-18-21',
    'split-19-22',
    'corner-25-26-28-29',
    'corner-25-26-28-29',
    'split-32-35',
  ],
  orphelins: ['straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'],
  tiers: ['split-5-8', 'split-10-11', 'split-13-16', 'split-23-24', 'split-27-30', 'split-33-36'],
} as const;

export type Sector = keyof typeof SECTORS;

/** The number and those beside it on the wheel, in the wheel's order. */
export function neighboursOf(number: number): readonly number[] {
  const at = ROULETTE_WHEEL.indexOf(number);
  return Array.from({ length: 2 * NEIGHBOURS_REACH + 1 }, (_, step) => {
    const place = at + step - NEIGHBOURS_REACH + ROULETTE_WHEEL.length;
    return ROULETTE_WHEEL[place % ROULETTE_WHEEL.length] ?? 0;
  });
}
