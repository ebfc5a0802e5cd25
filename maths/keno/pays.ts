import type { KenoBet } from '../../contract/games/keno-lights.ts';

/**
 * What hits return, by how many numbers were chosen and how many of them were drawn. Hundredths of the stake; what is not
 * here returns nothing.
 */
export const KENO_PAYS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 377 },
  2: { 1: 100, 2: 936 },
  3: { 2: 280, 3: 3_990 },
  4: { 2: 100, 3: 800, 4: 12_550 },
  5: { 3: 450, 4: 2_000, 5: 50_000 },
  6: { 3: 200, 4: 1_000, 5: 7_000, 6: 140_000 },
  7: { 3: 150, 4: 400, 5: 2_500, 6: 21_500, 7: 400_000 },
  8: { 4: 300, 5: 1_600, 6: 9_500, 7: 85_000, 8: 1_000_000 },
  9: { 4: 300, 5: 700, 6: 3_400, 7: 20_500, 8: 150_000, 9: 1_000_000 },
  10: { 0: 350, 5: 500, 6: 2_400, 7: 8_000, 8: 70_000, 9: 400_000, 10: 1_000_000 },
};

/** What a bet returns on a draw that any number of players may share. */
export function payKeno({ numbers }: Pick<KenoBet, 'numbers'>, drawn: readonly number[]) {
  const hits = numbers.filter((number) => drawn.includes(number));
  return { hits, multiplier: KENO_PAYS[numbers.length]?.[hits.length] ?? 0 };
}
