import type { PlinkoBet } from '../../contract/games/plinko-tower.ts';

/**
 * What the slots return from the edge to the middle, in hundredths of the stake; the other side mirrors it. Each table
 * returns exactly 97 %.
 */
const HALVES: Readonly<Record<PlinkoBet['rows'], Readonly<Record<PlinkoBet['risk'], readonly number[]>>>> = {
  8: {
    low: [561, 200, 110, 100, 45],
    medium: [1_296, 270, 130, 70, 40],
    high: [2_916, 400, 140, 30, 20],
  },
  12: {
    low: [996, 320, 170, 140, 100, 100, 50],
    medium: [3_286, 1_110, 370, 190, 110, 60, 30],
    high: [17_000, 2_400, 800, 210, 60, 20, 18],
  },
  16: {
    low: [1_586, 900, 170, 140, 130, 110, 110, 100, 50],
    medium: [10_926, 4_100, 1_020, 490, 290, 140, 100, 50, 30],
    high: [99_300, 13_000, 2_600, 900, 380, 190, 22, 20, 20],
  },
};

/** All slots from the left, one more than rows. Hundredths of the stake. */
export function plinkoSlots({ rows, risk }: Pick<PlinkoBet, 'rows' | 'risk'>): readonly number[] {
  const half = HALVES[rows][risk];
  return [...half, ...half.slice(0, -1).reverse()];
}
