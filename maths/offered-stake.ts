import { type Cents, cents } from '../contract/money.ts';
import { StakeNotOffered } from './game-maths.ts';

/** @throws StakeNotOffered */
export function assertOffered(stakes: readonly Cents[], stake: Cents): void {
  if (!stakes.includes(stake)) throw new StakeNotOffered('stake not offered');
}

/** Stakes of the games that multiply one stake. Whole pesos, so that every hundredth of one is whole cents. */
export const MULTIPLIED_STAKES: readonly Cents[] = [
  100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
].map(cents);

/** Stakes of the slots, up to the catalogue's highest. */
export const SLOT_STAKES: readonly Cents[] = MULTIPLIED_STAKES.filter((stake) => stake <= 50_000);

/** Stakes and chips of the tables; halves, 3 to 2 and 5 % of each are whole cents. */
export const TABLE_STAKES: readonly Cents[] = [
  1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000,
].map(cents);

/** A stake times a multiplier in hundredths: exact for whole pesos. @throws RangeError for any other stake */
export function multiplyStake(stake: Cents, hundredths: number): Cents {
  return cents((stake / 100) * hundredths);
}
